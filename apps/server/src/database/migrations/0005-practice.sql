-- One decision on one version of a work. An edited decision stays; `replaces` leads back to it.
create table review_decisions (
  id integer generated always as identity primary key,
  submission_id integer not null references submissions (id),
  reviewer_id integer not null references people (id),
  verdict text not null check (verdict in ('approved', 'rejected')),
  score integer not null check (score between 0 and 100),
  coins integer not null check (coins between 0 and 100),
  points integer not null check (points between 0 and 100),
  -- What this decision really changed in the student's balances. A correction takes no more than is there.
  coins_moved integer not null,
  points_moved integer not null,
  -- The reviewer's Markdown, and the sanitised HTML the student reads.
  comment text not null,
  comment_html text not null,
  decided_at timestamptz not null,
  replaces integer references review_decisions (id),
  request_id uuid,
  unique (reviewer_id, request_id)
);
create index review_decisions_submission on review_decisions (submission_id);

-- What the queue asks for stands in the row itself: whose group it is, which lesson and course, and whether a newer
-- version took its place.
alter table submissions
  add column lesson_id integer references lessons (id),
  add column course_id integer references courses (id),
  add column group_id integer references groups (id),
  add column is_newest boolean not null default true,
  add column decision_id integer references review_decisions (id),
  add column request_id uuid,
  -- The reply to the hand-in, for its repeats.
  add column strike_added boolean not null default false,
  add column points_added integer not null default 0,
  add column coins_added integer not null default 0;

update submissions set
  lesson_id = lessons.id,
  course_id = lessons.course_id,
  group_id = people.group_id,
  is_newest = not exists (
    select from submissions newer
    where newer.person_id = submissions.person_id
      and newer.question_id = submissions.question_id
      and newer.version > submissions.version
  ),
  work = case
    when submissions.work ? 'text' then jsonb_build_object('kind', 'text', 'text', submissions.work -> 'text')
    else jsonb_build_object('kind', 'project', 'files', submissions.work -> 'files', 'media', '{}'::jsonb)
  end
from questions, lessons, people
where questions.id = submissions.question_id
  and lessons.id = questions.lesson_id
  and people.id = submissions.person_id;

insert into review_decisions (
  submission_id, reviewer_id, verdict, score, coins, points, coins_moved, points_moved, comment, comment_html, decided_at
)
select
  id, reviewer_id, status, coalesce(score, 0), coalesce(coins, 0), coalesce(points, 0),
  case status when 'approved' then coalesce(coins, 0) else 0 end,
  case status when 'approved' then coalesce(points, 0) else 0 end,
  coalesce(comment, ''),
  '<p>' || replace(replace(replace(coalesce(comment, ''), '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>',
  coalesce(reviewed_at, submitted_at)
from submissions
where status <> 'uploaded' and reviewer_id is not null;
update submissions set decision_id = review_decisions.id
from review_decisions
where review_decisions.submission_id = submissions.id;

alter table submissions
  alter column lesson_id set not null,
  alter column course_id set not null,
  drop column reviewer_id,
  drop column comment,
  drop column score,
  drop column coins,
  drop column points,
  add check ((status = 'uploaded') = (decision_id is null)),
  add check ((status = 'uploaded') = (reviewed_at is null));

create unique index submissions_request on submissions (person_id, request_id);
create unique index submissions_newest on submissions (person_id, question_id) where is_newest;
create index submissions_of_person on submissions (person_id, submitted_at, id);
-- The queue: all of the school, and group by group.
create index submissions_open on submissions (submitted_at, id) where status = 'uploaded' and is_newest;
create index submissions_open_in_group on submissions (group_id, submitted_at, id)
  where status = 'uploaded' and is_newest;
create index submissions_decided on submissions (reviewed_at, id) where status <> 'uploaded';
create index submissions_decided_in_group on submissions (group_id, reviewed_at, id) where status <> 'uploaded';
create index submissions_in_group on submissions (group_id, submitted_at, id);
create index submissions_by_day on submissions (submitted_at);
create index groups_teacher on groups (teacher_id);

-- How many lines each list of the queue has: counted as they change, since counting a school of a million anew for
-- every page would cost more than the page. Group 0 stands for students without one.
create table review_counts (
  group_id integer not null,
  status text not null,
  count integer not null,
  primary key (group_id, status)
);
insert into review_counts (group_id, status, count)
select coalesce(group_id, 0), status, count(*)
from submissions
where is_newest or status <> 'uploaded'
group by 1, 2;

create function count_review(counted_group integer, counted_status text, change integer) returns void
language sql as $$
  insert into review_counts as known (group_id, status, count)
  values (coalesce(counted_group, 0), counted_status, change)
  on conflict (group_id, status) do update set count = known.count + excluded.count
$$;

create function count_submission() returns trigger language plpgsql as $$
declare
  was_listed boolean := tg_op <> 'INSERT' and (old.is_newest or old.status <> 'uploaded');
  is_listed boolean := tg_op <> 'DELETE' and (new.is_newest or new.status <> 'uploaded');
begin
  if was_listed and is_listed and old.status = new.status and old.group_id is not distinct from new.group_id then
    return null;
  end if;
  if was_listed then perform count_review(old.group_id, old.status, -1); end if;
  if is_listed then perform count_review(new.group_id, new.status, 1); end if;
  return null;
end
$$;
create trigger submissions_counted after insert or delete or update of status, is_newest, group_id on submissions
  for each row execute function count_submission();

-- A student who changes groups takes their works along to the new teacher.
create function move_submissions() returns trigger language plpgsql as $$
begin
  update submissions set group_id = new.group_id where person_id = new.id;
  return null;
end
$$;
create trigger people_moved after update of group_id on people
  for each row when (old.group_id is distinct from new.group_id) execute function move_submissions();

-- Who is at work on a submission. Unlogged: after a crash nobody is.
create unlogged table review_claims (
  submission_id integer primary key,
  reviewer_id integer not null references people (id),
  until timestamptz not null
);

create table review_snippets (
  id integer generated always as identity primary key,
  person_id integer not null references people (id),
  title text not null,
  body text not null
);
create index review_snippets_person on review_snippets (person_id);

create table practice_drafts (
  person_id integer not null references people (id),
  question_id integer not null references questions (id),
  text text not null,
  -- Never runs back, so that what an older device kept is known as older also after the work was handed in.
  revision integer not null,
  saved_at timestamptz not null,
  primary key (person_id, question_id)
);
