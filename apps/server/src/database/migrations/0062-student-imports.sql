-- Lists of students that were taken in, or are being: found again from any device. No password is here.
create table student_imports (
  id integer generated always as identity primary key,
  person_id integer not null references people (id),
  -- One list is one request, however often it is sent.
  request_id uuid not null unique,
  rows integer not null,
  -- Of them so many passwords are hashed; the accounts come all at once at the end.
  done integer not null default 0,
  state text not null check (state in ('running', 'done', 'failed')),
  -- Why it failed: the code of the error.
  reason text,
  student_ids integer[] not null default '{}',
  created_at timestamptz not null,
  touched_at timestamptz not null
);
create index student_imports_created on student_imports (created_at);
