-- What a student and the helper said about a question; the student's teacher may read it.
create table helper_messages (
  id integer generated always as identity primary key,
  person_id integer not null references people (id) on delete cascade,
  question_id integer not null references questions (id),
  role text not null check (role in ('user', 'assistant')),
  -- Markdown, as it was written.
  content text not null,
  -- The rung of the hint ladder.
  level integer check (level between 1 and 3),
  answered_by text check (answered_by in ('model', 'built_in')),
  created_at timestamptz not null,
  check ((role = 'assistant') = (answered_by is not null))
);
create index helper_messages_talk on helper_messages (person_id, question_id, id);

-- How often a student asked on a day of the school.
create table helper_usage (
  person_id integer not null references people (id) on delete cascade,
  day date not null,
  used integer not null check (used >= 0),
  primary key (person_id, day)
);
