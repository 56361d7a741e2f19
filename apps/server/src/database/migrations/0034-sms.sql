-- What went out by SMS on a day of the school: counted before it leaves, so that no race costs more than the cap.
create table sms_days (
  day date primary key,
  sent integer not null default 0 check (sent >= 0),
  -- Not sent, because the cap was reached.
  held_back integer not null default 0
);

-- Who forgot the password: one row a phone, whether anybody has it or not.
create table password_resets (
  id integer generated always as identity primary key,
  phone text not null unique,
  -- Of the code that was sent last; null until then, and for a phone that no student has.
  code_hash text,
  expires_at timestamptz not null,
  tries_left smallint not null check (tries_left >= 0)
);

-- What was asked lately, for the limits.
create table password_reset_visits (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('ask', 'try')),
  phone_hash bytea not null,
  address text not null,
  at timestamptz not null
);
create index password_reset_visits_at on password_reset_visits (at);
