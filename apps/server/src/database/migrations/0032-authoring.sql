-- What authors work on. Students see what was published of it: courses, modules, lessons and questions, joined by the
-- stable ids.
create table authored_courses (
  id integer generated always as identity primary key,
  stable_id text not null unique,
  -- What students know it by; null until something of it was published.
  course_id integer unique references courses (id),
  position integer not null,
  -- {uz, ru?}, perhaps empty.
  title jsonb not null,
  description jsonb not null,
  cover jsonb not null,
  chat_link text,
  -- What was published of the three above; null where students do not see it.
  live jsonb,
  archived boolean not null default false,
  -- Kept where students knew it, so that it is not taken for one that an archive brought.
  deleted boolean not null default false,
  -- The content's version after the last look at it: another one tells that an archive was loaded meanwhile.
  content_version integer not null default 0,
  -- Of these three and of the order of all that is in it.
  revision integer not null default 1,
  updated_at timestamptz not null,
  updated_by integer references people (id)
);

create table authored_modules (
  id integer generated always as identity primary key,
  authored_course_id integer not null references authored_courses (id) on delete cascade,
  stable_id text not null,
  position integer not null,
  title jsonb not null,
  description jsonb not null,
  live jsonb,
  revision integer not null default 1,
  updated_at timestamptz not null,
  updated_by integer references people (id),
  unique (authored_course_id, stable_id)
);

create table authored_lessons (
  id integer generated always as identity primary key,
  authored_course_id integer not null references authored_courses (id) on delete cascade,
  authored_module_id integer not null references authored_modules (id),
  stable_id text not null,
  position integer not null,
  -- Title, kind, rules and questions, as far as they are written.
  document jsonb not null,
  live jsonb,
  -- How many faults keep it from being published, counted when it is saved.
  errors integer not null default 0,
  revision integer not null default 1,
  updated_at timestamptz not null,
  updated_by integer references people (id),
  unique (authored_course_id, stable_id)
);
create index authored_lessons_module on authored_lessons (authored_module_id, position);

-- The history of a lesson. Saves of one author within a few minutes are one version.
create table lesson_versions (
  id integer generated always as identity primary key,
  authored_lesson_id integer not null references authored_lessons (id) on delete cascade,
  document jsonb not null,
  made_by integer references people (id),
  made_at timestamptz not null,
  saved_at timestamptz not null,
  -- Null: an author's; else how it came to be.
  origin text check (origin in ('restored', 'loaded'))
);
create index lesson_versions_lesson on lesson_versions (authored_lesson_id, id desc);

-- The files of a course by the names that its texts call them.
create table authored_media (
  authored_course_id integer not null references authored_courses (id) on delete cascade,
  path text not null,
  media_key text not null references media (key),
  primary key (authored_course_id, path)
);
