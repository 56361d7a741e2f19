-- Files that authors send come in pieces as students' work does. What they are is found once they are whole; then they
-- become files of a course.
alter table uploads
  add column for_course boolean not null default false,
  -- Of a film or a sound: what it is made of.
  add column tracks jsonb;

-- Of a file that an author sent: the nightly job takes it away once nothing names it. Null for all others.
alter table media add column authored_at timestamptz;
create index media_authored on media (authored_at) where authored_at is not null;

-- A repeat of the call that took an upload over finds what became of it.
alter table authored_media add column upload_id text;
create unique index authored_media_upload on authored_media (upload_id) where upload_id is not null;
create index authored_media_key on authored_media (media_key);
