-- Copies of playground projects that open by a link for whoever is of the school. Their content is gone once they end;
-- the row stays for a while, so that the link says what became of it.
create table project_shares (
  id integer generated always as identity primary key,
  person_id integer not null references people (id) on delete cascade,
  -- Of the first answer that arrived: a retry makes no second copy.
  request_id uuid not null,
  -- SHA-256 of what the link ends with.
  key_hash bytea not null unique,
  slot text not null check (slot in ('py', 'web')),
  title text not null,
  content jsonb,
  shared_at timestamptz not null,
  ended_at timestamptz,
  -- The owner, or who of the staff.
  ended_by integer references people (id),
  unique (person_id, request_id),
  check ((content is null) = (ended_at is not null)),
  check ((ended_by is null) = (ended_at is null))
);
create index project_shares_ended_by on project_shares (ended_by) where ended_by is not null;
