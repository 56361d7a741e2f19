-- The goals of a student's school day, as they were made at its first visit.
create table day_goals (
  person_id integer not null references people (id) on delete cascade,
  day date not null,
  -- What counts for them: never before the end of the student's last day, wherever the school's zone was moved since.
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  -- [{kind, target}], each kind once.
  goals jsonb not null,
  -- The kinds that were paid.
  paid text[] not null default '{}',
  -- When nothing of them was left to pay: all were reached, or the day is over.
  settled_at timestamptz,
  primary key (person_id, day)
);
create index day_goals_open on day_goals (ends_at) where settled_at is null;

-- What a group does together in a week, in lessons.
create table group_goals (
  group_id integer not null references groups (id) on delete cascade,
  -- Its Monday.
  week date not null,
  target integer not null check (target > 0),
  -- When it was reached, and those paid who took part.
  reached_at timestamptz,
  -- Reached, or over.
  settled_at timestamptz,
  primary key (group_id, week)
);
create index group_goals_open on group_goals (week) where settled_at is null;

-- Every look at it counts what a whole group finished lately.
create index lesson_progress_finished on lesson_progress (person_id, finished_at) where finished_at is not null;
