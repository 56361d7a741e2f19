-- Links by which parents read of their child: what they hold is known to their reader alone.
create table parent_links (
  id integer generated always as identity primary key,
  person_id integer not null references people (id) on delete cascade,
  hash bytea not null unique,
  created_at timestamptz not null,
  created_by integer not null references people (id),
  expires_at timestamptz not null,
  visited_at timestamptz
);
create index parent_links_person on parent_links (person_id, id);
