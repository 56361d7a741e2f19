-- Repairs of a group's or of the whole school's streaks after an outage: done batch by batch by a job, each batch with
-- the place to go on from in one transaction.
create table streak_repairs (
  id integer generated always as identity primary key,
  -- The client's name for the request, which makes a retry of it harmless.
  request_id uuid unique,
  staff_id integer not null references people (id),
  -- None: the whole school.
  group_id integer references groups (id),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  reason text not null,
  asked_at timestamptz not null,
  -- Whose streak the days broke when it was asked for; and how many of them were looked at since.
  total integer not null,
  looked_at integer not null default 0,
  -- The last of them.
  after_id integer not null default 0,
  -- Whose streak was repaired, how many days in all, and the coins paid for it.
  students integer not null default 0,
  days integer not null default 0,
  coins integer not null default 0,
  ended_at timestamptz
);
create index streak_repairs_running on streak_repairs (id) where ended_at is null;
create index streak_repairs_group on streak_repairs (group_id, id desc);
