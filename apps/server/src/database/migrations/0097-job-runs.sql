-- When each job of the schedule was done last, which pg-boss forgets: one that never runs is seen by nobody else.
create table job_runs (
  name text primary key,
  watched_since timestamptz not null,
  done_at timestamptz,
  failed_tries integer not null default 0
);
