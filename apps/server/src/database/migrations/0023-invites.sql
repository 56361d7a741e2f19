create table invite_codes (
  person_id integer primary key references people (id) on delete cascade,
  code text not null unique
);

-- Who took an invitation: once a phone, whoever invited first.
create table invite_leads (
  id integer generated always as identity primary key,
  inviter_id integer not null references people (id),
  name text not null,
  phone text not null unique,
  state text not null check (state in ('new', 'called', 'enrolled', 'declined')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by integer references people (id),
  student_id integer references people (id),
  rewarded boolean not null default false
);
create index invite_leads_inviter on invite_leads (inviter_id, id desc);
create index invite_leads_state on invite_leads (state, id);

-- What came from an address or with a code lately. Unlogged: a limit lost in a crash begins anew.
create unlogged table invite_visits (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('look', 'accept')),
  address text not null,
  code text not null,
  at timestamptz not null
);
create index invite_visits_address on invite_visits (address, at);
create index invite_visits_code on invite_visits (code, at);
create index invite_visits_at on invite_visits (at);
