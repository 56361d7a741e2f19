-- How many students there are, and whose payment is past or near, as the job that keeps the figures counted them last: a
-- school of a million isn't counted for each look at its overview.
create table school_standing (
  is_only boolean primary key default true check (is_only),
  counted_at timestamptz not null,
  students integer not null,
  overdue integer not null,
  soon integer not null
);
