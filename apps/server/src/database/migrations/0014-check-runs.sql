-- A check whose server did not survive it is not run again by itself.
alter table check_results
  -- When a process took it; null while it waits for one.
  add column started_at timestamptz,
  -- When it was found begun and never ended.
  add column lost_at timestamptz;
