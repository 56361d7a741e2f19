-- A file somebody sends, from its first byte on. The id is known to its sender alone; the key is where its bytes lie
-- once they are whole, written down before them, so that what a crash leaves behind can be found.
create table uploads (
  id text primary key,
  person_id integer not null references people (id),
  question_id integer references questions (id),
  -- For display only.
  file_name text not null,
  size integer not null check (size > 0),
  media_key text not null unique,
  state text not null check (state in ('receiving', 'ready', 'used', 'discarded')),
  -- Found from the content, once it is whole.
  mime text,
  sha256 bytea,
  duration_s real,
  created_at timestamptz not null,
  finished_at timestamptz,
  used_at timestamptz,
  used_by_submission integer references submissions (id),
  check (state in ('receiving', 'discarded') or (mime is not null and sha256 is not null and finished_at is not null)),
  check ((state = 'used') = (used_by_submission is not null))
);
create index uploads_person on uploads (person_id, question_id);
create index uploads_unused on uploads (created_at) where state <> 'used';
create index uploads_submission on uploads (used_by_submission);

-- Who writes to an upload just now, in whichever process. A lease: it is kept up while the work goes on, and ends by
-- itself when the process does. Unlogged: it says nothing that a crash of the database would not end too.
create unlogged table upload_locks (
  upload_id text primary key,
  holder text not null,
  expires_at timestamptz not null,
  -- Somebody waits for it: the holder is asked to give it up, as its client may long be gone.
  wanted boolean not null default false
);
