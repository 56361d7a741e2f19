-- When a server of the school last said that it is there, and the times in which none was.
create table school_pulse (
  is_only boolean primary key default true check (is_only),
  beat_at timestamptz not null
);
create table outages (
  id integer generated always as identity primary key,
  began_at timestamptz not null,
  ended_at timestamptz not null check (ended_at > began_at),
  -- Parts of the exam that ran then and got their time back.
  exam_parts integer not null default 0
);

-- The seconds that were left when an outage began: the clock stands still until the student is back.
alter table exam_sitting_parts add column held_s integer check (held_s > 0);
