-- What a student builds in the editor, as it is typed: of a compiler question or of one of the two playgrounds.
create table projects (
  id integer generated always as identity primary key,
  person_id integer not null references people (id) on delete cascade,
  question_id integer references questions (id),
  slot text check (slot in ('py', 'web')),
  content jsonb not null,
  bytes integer not null check (bytes between 0 and 1048576),
  revision integer not null check (revision >= 1),
  saved_at timestamptz not null,
  check ((question_id is null) <> (slot is null))
);
create unique index projects_question on projects (person_id, question_id) where question_id is not null;
create unique index projects_slot on projects (person_id, slot) where slot is not null;

-- Earlier states, so that nothing that was overwritten is gone; the newest ones are kept.
create table project_versions (
  project_id integer not null references projects (id) on delete cascade,
  revision integer not null,
  content jsonb not null,
  bytes integer not null,
  saved_at timestamptz not null,
  primary key (project_id, revision)
);
