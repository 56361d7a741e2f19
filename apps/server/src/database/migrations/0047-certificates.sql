-- What a student has of a course that they finished: once, and whatever the course becomes later. Names are those of the
-- moment.
create table certificates (
  id integer generated always as identity primary key,
  person_id integer not null references people (id) on delete cascade,
  course_id integer not null references courses (id),
  code text not null unique,
  name text not null,
  course_title jsonb not null,
  school text not null,
  issued_at timestamptz not null,
  -- Counts what was written anew on it.
  revision integer not null default 0,
  listed boolean not null default false,
  revoked_at timestamptz,
  revoked_by integer references people (id),
  revoke_reason text,
  unique (person_id, course_id),
  check ((revoked_at is null) = (revoke_reason is null))
);
