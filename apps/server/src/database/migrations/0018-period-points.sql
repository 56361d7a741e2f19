-- A student who is on nobody's leaderboard.
alter table people add column leaderboard_hidden boolean not null default false;

-- What a student's points come to in a week, a month and in all: the ledger's sum, kept by its writer, so that a place
-- among a million is read from an index. Older weeks and months than the last are removed.
create table period_points (
  person_id integer not null references people (id) on delete cascade,
  period text not null check (period in ('week', 'month', 'all')),
  -- Monday, or the first of a month; of 'all', 1970-01-01.
  starts_on date not null,
  points integer not null,
  -- When they were reached: of two with the same points, who was first stands before. As exact as the server's clock.
  reached_at timestamptz(3) not null,
  -- What the index is ordered by, in one direction.
  minus_points integer not null generated always as (-points) stored,
  is_shown boolean not null,
  primary key (person_id, period, starts_on)
);
create index period_points_order on period_points (period, starts_on, minus_points, reached_at, person_id)
  where is_shown and points > 0;

-- The time zone of a school is no part of its database: what was earned before goes by the default one.
insert into period_points (person_id, period, starts_on, points, reached_at, is_shown)
select person_id, period, starts_on, sum(amount), max(ledger.created_at), true
from ledger
join people on people.id = person_id and role = 'student'
cross join lateral (
  values
    ('all', date '1970-01-01'),
    ('week', date_trunc('week', ledger.created_at at time zone 'Asia/Tashkent')::date),
    ('month', date_trunc('month', ledger.created_at at time zone 'Asia/Tashkent')::date)
) as periods (period, starts_on)
where currency = 'points'
  and (period = 'all' or ledger.created_at > now() - interval '70 days')
group by person_id, period, starts_on;
