-- The second factor of staff: an app on their phone that gives codes.
create table authenticators (
  person_id integer primary key references people (id) on delete cascade,
  -- Sealed: what stands here alone gives no codes.
  secret bytea,
  since timestamptz,
  -- The last step of 30 seconds whose code was taken: none is taken twice.
  last_step bigint,
  -- Another one that waits for its first code.
  begun_secret bytea,
  begun_at timestamptz,
  check ((secret is null) = (since is null) and (secret is null) = (last_step is null)),
  check ((begun_secret is null) = (begun_at is null))
);

-- Codes for whoever has lost the phone, each good once.
create table recovery_codes (
  person_id integer not null references people (id) on delete cascade,
  code_hash bytea not null,
  primary key (person_id, code_hash)
);

-- Sign-ins between the right password and the right code. They open nothing but the second step.
create table sign_in_challenges (
  challenge_hash bytea primary key,
  person_id integer not null references people (id) on delete cascade,
  -- A digest of the password's hash: another password ends the challenge.
  password_digest bytea not null,
  -- By which the browser was known before, whose cookie comes with the first step alone.
  device_mark bytea,
  remember boolean not null,
  created_at timestamptz not null,
  tries integer not null default 0
);
create index sign_in_challenges_of_person on sign_in_challenges (person_id, created_at);
create index sign_in_challenges_over on sign_in_challenges (created_at);
