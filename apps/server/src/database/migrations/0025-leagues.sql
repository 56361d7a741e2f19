-- How far a student has come in the leagues; without a row, the first level.
create table league_levels (
  person_id integer primary key references people (id) on delete cascade,
  level smallint not null check (level between 1 and 7)
);

-- The weeks that are played, by their Mondays. `seating`: listed, and being cut into leagues.
create table league_weeks (
  starts_on date primary key,
  state text not null check (state in ('seating', 'running', 'closed')),
  -- How many students had each level when they were listed: what the cuts go by.
  counts jsonb not null,
  closed_at timestamptz
);

create table leagues (
  id integer generated always as identity primary key,
  starts_on date not null references league_weeks (starts_on) on delete cascade,
  number integer not null,
  top_level smallint not null,
  bottom_level smallint not null check (bottom_level <= top_level),
  -- As many as were ever put into it.
  size smallint not null,
  closed boolean not null default false,
  unique (starts_on, number)
);
create index leagues_open on leagues (starts_on, id) where not closed;

create table league_members (
  starts_on date not null references league_weeks (starts_on) on delete cascade,
  person_id integer not null references people (id) on delete cascade,
  league_id integer references leagues (id) on delete cascade,
  -- The place in the order of the whole school when the week began.
  seat integer not null,
  level smallint not null check (level between 1 and 7),
  -- What the week came to, once it is closed.
  place smallint,
  place_of smallint,
  points integer,
  outcome text check (outcome in ('risen', 'stayed', 'fallen')),
  coins integer,
  level_after smallint check (level_after between 1 and 7),
  -- When the student was shown it.
  seen_at timestamptz,
  primary key (person_id, starts_on)
);
create index league_members_seats on league_members (starts_on, seat);
create index league_members_of on league_members (league_id);
