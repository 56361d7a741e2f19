-- Passkeys of staff: a second factor beside the app that gives codes.
create table passkeys (
  id integer generated always as identity primary key,
  person_id integer not null references people (id) on delete cascade,
  -- By which the device knows it, in the whole world.
  credential_id bytea not null unique,
  -- COSE.
  public_key bytea not null,
  -- How often the device says that it has signed; 0 for ever where it does not count. A copy would fall behind.
  sign_count bigint not null,
  -- How the browser reaches the device, as it said.
  transports jsonb not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_person on passkeys (person_id, id);

-- What a device is to sign when a passkey is set up, once.
create table passkey_setups (
  person_id integer primary key references people (id) on delete cascade,
  challenge bytea not null,
  created_at timestamptz not null
);
