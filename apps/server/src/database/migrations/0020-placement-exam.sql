-- What the placement exam asks: three parts of ten questions, edited by staff.
create table exam_bank_parts (
  part smallint primary key check (part between 1 and 3),
  description jsonb not null
);
create table exam_bank_questions (
  id smallint primary key check (id between 1 and 30),
  part smallint not null references exam_bank_parts (part),
  skill text not null,
  question text not null,
  -- [{id, value}]: ids are dealt at random when the question is loaded.
  options jsonb not null,
  answer_id integer not null
);

create table exam_sittings (
  id integer generated always as identity primary key,
  person_id integer not null references people (id) on delete cascade,
  started_at timestamptz not null,
  finished_at timestamptz,
  level smallint check (level between 0 and 3),
  -- Another sitting was granted: this one is history.
  set_aside_at timestamptz,
  check ((finished_at is null) = (level is null)),
  check (set_aside_at is null or finished_at is not null)
);
create unique index exam_sittings_current on exam_sittings (person_id) where set_aside_at is null;
create index exam_sittings_person on exam_sittings (person_id, id);
create index exam_sittings_running on exam_sittings (started_at) where finished_at is null;

create table exam_sitting_parts (
  sitting_id integer not null references exam_sittings (id) on delete cascade,
  part smallint not null check (part between 1 and 3),
  -- The questions as they were asked, in this student's order of options, with their keys.
  questions jsonb not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  correct smallint,
  total smallint not null,
  timed_out boolean not null default false,
  primary key (sitting_id, part),
  check ((finished_at is null) = (correct is null))
);

create table exam_answers (
  sitting_id integer not null,
  question_id smallint not null,
  part smallint not null,
  selected_id integer not null,
  answered_at timestamptz not null,
  primary key (sitting_id, question_id),
  foreign key (sitting_id, part) references exam_sitting_parts (sitting_id, part) on delete cascade
);
