-- Devices on which somebody signed in: a mark that only a success gives, kept by its hash and dealt anew at each success.
create table login_devices (
  id integer generated always as identity primary key,
  mark_hash bytea not null unique,
  expires_at timestamptz not null
);
create index login_devices_expiry on login_devices (expires_at);

-- Which accounts: a computer of the school knows many.
create table login_device_people (
  device_id integer not null references login_devices (id) on delete cascade,
  person_id integer not null references people (id) on delete cascade,
  primary key (device_id, person_id)
);
create index login_device_people_person on login_device_people (person_id);

-- Set where the account had signed in from the device before: such a failure counts against that device alone.
alter table login_failures add column device_id integer;
create index login_failures_device on login_failures (device_id, phone_hash) where device_id is not null;
