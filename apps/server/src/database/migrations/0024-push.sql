-- Where a person is pushed to: a browser of Web Push or a device of Firebase.
create table push_recipients (
  id integer generated always as identity primary key,
  person_id integer not null references people (id) on delete cascade,
  provider text not null check (provider in ('web_push', 'firebase')),
  -- The endpoint or the token. One device belongs to one person: to whom registered it last.
  address text not null,
  -- Of Web Push: with what a message is encrypted for this browser.
  keys jsonb,
  -- Of the session that registered it: whoever ends the session ends the pushes. One that runs out by itself does not.
  session_hash bytea not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  last_success_at timestamptz,
  -- Deliveries in a row that were given up.
  failures smallint not null default 0,
  unique (provider, address)
);
create index push_recipients_person on push_recipients (person_id, seen_at desc);
create index push_recipients_session on push_recipients (session_hash);

-- One notification to one recipient: written in the transaction that makes the notification, sent after it.
create table push_deliveries (
  id integer generated always as identity primary key,
  notification_id integer not null references notifications (id) on delete cascade,
  recipient_id integer not null references push_recipients (id) on delete cascade,
  created_at timestamptz not null,
  -- When to try next. A process that takes it moves this on, so that another takes over where the first one died.
  send_after timestamptz not null,
  tries smallint not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped')),
  unique (notification_id, recipient_id)
);
create index push_deliveries_waiting on push_deliveries (send_after) where state = 'waiting';
create index push_deliveries_recipient on push_deliveries (recipient_id);

-- What a student chose not to be pushed.
create table push_preferences (
  person_id integer primary key references people (id) on delete cascade,
  muted text[] not null
);
