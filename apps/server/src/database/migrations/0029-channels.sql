-- A person is reached by more than devices: by a chat of Telegram, by a phone number. Of these several may share one
-- address (a parent of two students), and no session registers them.
alter table push_recipients drop constraint push_recipients_provider_check;
alter table push_recipients drop constraint push_recipients_provider_address_key;
alter table push_recipients
  alter column session_hash drop not null,
  add constraint push_recipients_provider_check check (provider in ('web_push', 'firebase', 'telegram', 'sms')),
  add constraint push_recipients_session_check
    check ((session_hash is null) = (provider not in ('web_push', 'firebase'))),
  -- Who reads it there: the student that it is about, or a parent, whom the school writes of the student.
  add column reader text not null default 'student' check (reader in ('student', 'parent')),
  -- What is sent there, whatever the student muted; null for all that they did not mute.
  add column topics text[],
  -- By what people recognize it, such as the name of a Telegram account.
  add column label text not null default '';
create unique index push_recipients_device on push_recipients (provider, address)
  where provider in ('web_push', 'firebase');
create unique index push_recipients_contact on push_recipients (provider, address, person_id);

-- Links that join a chat of Telegram to a student, before somebody follows them.
create table telegram_codes (
  id integer generated always as identity primary key,
  -- SHA-256 of what the link holds.
  code_hash bytea not null unique,
  person_id integer not null references people (id) on delete cascade,
  reader text not null check (reader in ('student', 'parent')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index telegram_codes_person on telegram_codes (person_id);

-- What Telegram told already: it tells again what it believes unheard.
create table telegram_updates (
  update_id bigint primary key,
  received_at timestamptz not null
);
create index telegram_updates_received on telegram_updates (received_at);

-- Which process talks with Telegram, of several. One that dies leaves its turn to another.
create table telegram_turn (
  is_only boolean primary key default true check (is_only),
  holder text not null,
  until timestamptz not null
);
