-- What is made of an author's film for slow connections; a film without a row waits for it.
create table films (
  media_key text primary key references media (key),
  -- `active`: a process works on it until `leased_until`, and another goes on with it after that.
  state text not null check (state in ('active', 'ready', 'failed')),
  -- Why it failed.
  reason text check (reason in ('unreadable', 'too_long', 'stopped')),
  tries integer not null default 0,
  leased_until timestamptz,
  changed_at timestamptz not null,
  check ((state = 'failed') = (reason is not null)),
  check ((state = 'active') = (leased_until is not null))
);
-- One at a time in the whole school.
create unique index films_one_active on films ((true)) where state = 'active';

-- The same film, smaller. The key is known before its bytes are there, so that a break leaves none that nobody names.
create table film_renditions (
  key text primary key,
  film_key text not null references films (media_key),
  -- Pixels of the shorter side, after which players name a quality.
  side smallint not null,
  -- Null until it is whole.
  size integer,
  unique (film_key, side)
);
