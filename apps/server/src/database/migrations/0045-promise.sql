-- School days on which a deputy reviews what a teacher would.
create table teacher_absences (
  id integer generated always as identity primary key,
  teacher_id integer not null references people (id),
  deputy_id integer not null references people (id),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- The same as moments, so that whoever reads needs no time zone; one that was ended early ends here.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (deputy_id <> teacher_id)
);
create index teacher_absences_deputy on teacher_absences (deputy_id, ends_at);
create index teacher_absences_teacher on teacher_absences (teacher_id, ends_at);

-- A work that was passed to somebody by hand: theirs, whatever the group.
create table passed_works (
  submission_id integer primary key references submissions (id) on delete cascade,
  reviewer_id integer not null references people (id),
  passed_at timestamptz not null
);
create index passed_works_reviewer on passed_works (reviewer_id);

-- Up to which moment of hand-in it is settled which works the promise was broken for. No row: never paid.
create table promise_settled (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null
);

-- Minutes from hand-in to the first decision, of all works decided on a school day; 0: students without a group.
create table review_days (
  day date not null,
  group_id integer not null,
  reviewer_id integer not null references people (id),
  waits_min integer[] not null,
  primary key (day, group_id, reviewer_id)
);
create index review_decisions_first on review_decisions (decided_at) where replaces is null;

-- Up to which school day, exclusive, figures are final. The days from it on are counted anew by each run.
create table rollups (
  name text primary key,
  final_until date not null
);
