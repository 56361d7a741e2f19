-- What students earned once, and keep: also when what it was earned for is undone later.
create table achievements (
  person_id integer not null references people (id) on delete cascade,
  kind text not null,
  earned_at timestamptz not null,
  -- When the student was shown it.
  seen_at timestamptz,
  primary key (person_id, kind)
);
