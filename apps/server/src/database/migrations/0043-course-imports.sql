-- Course archives that an admin sent: read and checked by a job, then taken in by another, each of which may be told how far it is.
create table course_imports (
  id integer generated always as identity primary key,
  person_id integer not null references people (id),
  -- Of `uploads`, which may be gone by now.
  upload_id text not null,
  file_name text not null,
  state text not null check (state in ('waiting', 'reading', 'checked', 'refused', 'taking', 'taken', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  -- What is wrong in it and what it would change, once it was read.
  report jsonb,
  publish boolean not null default false,
  authored_course_id integer references authored_courses (id) on delete set null,
  created_at timestamptz not null
);
create index course_imports_person on course_imports (person_id, created_at desc);
create index course_imports_course on course_imports (authored_course_id);
