-- What students see has one writer: the builder, which publishes drafts. Courses that were loaded past it have drafts from
-- now on, each part that its authors do not have yet, as students see it; what they wrote stays.
insert into authored_courses (stable_id, course_id, position, title, description, cover, chat_link, live, updated_at)
select stable_id, id, position, title, description, cover, chat_link,
  case when published then jsonb_build_object('title', title, 'description', description, 'cover', cover) end, now()
from courses
where not exists (select from authored_courses authored where authored.course_id = courses.id)
order by position, id
on conflict (stable_id) do nothing;

insert into authored_modules (authored_course_id, stable_id, position, title, description, live, updated_at)
select authored.id, modules.stable_id, modules.position, modules.title, modules.description,
  jsonb_build_object('title', modules.title, 'description', modules.description), now()
from modules join authored_courses authored on authored.course_id = modules.course_id
where not modules.retired
order by authored.id, modules.position, modules.id
on conflict (authored_course_id, stable_id) do nothing;

create temporary table drafts_made (course_id integer, lesson_id integer) on commit drop;

with loaded as (
  select lessons.id, module.authored_course_id, module.id as authored_module_id, lessons.stable_id, lessons.position,
    lessons.path_order,
    jsonb_strip_nulls(jsonb_build_object(
      'type', lessons.type, 'pass_percent', lessons.pass_percent, 'max_attempts', lessons.max_attempts,
      'time_limit_s', lessons.time_limit_s
    )) || jsonb_build_object('title', lessons.title, 'questions', coalesce((
      select jsonb_agg(questions.source order by questions.order_number) from questions
      where questions.lesson_id = lessons.id and not questions.retired
    ), '[]')) as document
  from lessons
  join modules on modules.id = lessons.module_id
  join authored_courses course on course.course_id = lessons.course_id
  join authored_modules module
    on module.authored_course_id = course.id and module.stable_id = modules.stable_id
  where not lessons.retired
), made as (
  insert into authored_lessons
    (authored_course_id, authored_module_id, stable_id, position, document, live, updated_at)
  select authored_course_id, authored_module_id, stable_id, position, document, document, now()
  from loaded order by authored_course_id, path_order, id
  on conflict (authored_course_id, stable_id) do nothing
  returning id, authored_course_id, stable_id, document
), versions as (
  insert into lesson_versions (authored_lesson_id, document, made_at, saved_at, published_at, origin)
  select id, document, now(), now(), now(), 'loaded' from made order by id
)
insert into drafts_made
select made.authored_course_id, loaded.id
from made join loaded on loaded.authored_course_id = made.authored_course_id and loaded.stable_id = made.stable_id;

-- By which names their texts call the files: in an archive's words beside what became of them.
insert into authored_media (authored_course_id, path, media_key)
with question as (
  select made.course_id, questions.source, questions.content, questions.content -> 'fields' as fields, questions.key
  from drafts_made made join questions on questions.lesson_id = made.lesson_id and not questions.retired
), options as (
  select question.course_id, option.written, shown.stored
  from question
  cross join lateral jsonb_array_elements(
    case when jsonb_typeof(source -> 'options') = 'array' then source -> 'options' end
  ) as option (written)
  cross join lateral jsonb_array_elements(
    case when jsonb_typeof(fields -> 'options') = 'array' then fields -> 'options' end
  ) as shown (stored)
  where option.written ->> 'id' = shown.stored ->> 'stable_id'
), texts as (
  select course_id, field.written, field.shown from question cross join lateral (values
    (source -> 'text', content -> 'text'), (source -> 'tip', content -> 'tip'),
    (source -> 'hint', key -> 'hint'), (source -> 'success', key -> 'success')
  ) as field (written, shown)
  union all
  select course_id, written -> 'text', stored -> 'value' from options
), inside as (
  select texts.course_id, written.paths, shown.keys
  from texts cross join (values ('uz'), ('ru')) as languages (lang)
  cross join lateral (
    select array_agg(found[1] order by place) as paths
    from regexp_matches(texts.written ->> lang, '!\[[^\]]*\]\(\s*<?(media/[a-z0-9._/-]+)', 'g')
      with ordinality as matches (found, place)
  ) as written
  cross join lateral (
    select array_agg(found[1] order by place) as keys
    from regexp_matches(texts.shown ->> lang, '<(?:img|video|audio) [^<>]*?src="media:([0-9a-f]+)"', 'g')
      with ordinality as matches (found, place)
  ) as shown
  where cardinality(written.paths) = cardinality(shown.keys)
), names as (
  select course_id, field.path, field.key from question cross join lateral (values
    (source ->> 'media', fields ->> 'media'), (source ->> 'poster', fields ->> 'poster'),
    (source -> 'captions' ->> 'uz', fields -> 'captions' ->> 'uz'),
    (source -> 'captions' ->> 'ru', fields -> 'captions' ->> 'ru'),
    (source -> 'picture' ->> 'file', fields -> 'picture' ->> 'key')
  ) as field (path, key)
  union all
  select course_id, written -> 'picture' ->> 'file', stored -> 'image' ->> 'key' from options
  union all
  select course_id, pair.path, pair.key from inside cross join lateral unnest(paths, keys) as pair (path, key)
)
select distinct on (names.course_id, names.path) names.course_id, names.path, names.key
from names join media on media.key = names.key
where names.path is not null
order by names.course_id, names.path
on conflict (authored_course_id, path) do nothing;

-- It told that an archive had been loaded past the builder.
alter table authored_courses drop column if exists content_version;
