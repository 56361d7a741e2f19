-- What staff tell the whole school (no group) or one group.
create table announcements (
  id integer generated always as identity primary key,
  group_id integer references groups (id) on delete cascade,
  -- {uz, ru?}: what was written, and the Markdown as HTML that is safe to show.
  title jsonb not null,
  body jsonb not null,
  body_html jsonb not null,
  -- School days, both shown; no last one: until somebody ends it.
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  author_id integer not null references people (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  request_id uuid unique,
  -- How far the notifications went out: everybody up to this id was told; all of them once `told_at` stands.
  told_up_to integer not null default 0,
  told_at timestamptz
);
create index announcements_group on announcements (group_id, id desc);
create index announcements_untold on announcements (id) where told_at is null and ended_at is null;

-- What each student did with it; no row: nothing.
create table announcement_reads (
  announcement_id integer not null references announcements (id) on delete cascade,
  person_id integer not null references people (id) on delete cascade,
  read_at timestamptz not null,
  dismissed_at timestamptz,
  primary key (announcement_id, person_id)
);
create index announcement_reads_person on announcement_reads (person_id);
