-- What the school tells a person. Put into words where it is read, in the reader's language.
create table notifications (
  id integer generated always as identity primary key,
  person_id integer not null references people (id) on delete cascade,
  kind text not null,
  params jsonb not null,
  link text,
  -- Names the one event it tells of: nobody is told twice.
  key text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Off the list; the row stays for its key.
  removed_at timestamptz,
  unique (person_id, key)
);
create index notifications_newest on notifications (person_id, id desc) where removed_at is null;

-- Each admits one connection to the live events. Unlogged: no ticket outlives a minute, and a client whose ticket a
-- crash took asks for another.
create unlogged table event_tickets (
  ticket_hash bytea primary key,
  session_hash bytea not null,
  expires_at timestamptz not null
);
create index event_tickets_expiry on event_tickets (expires_at);
