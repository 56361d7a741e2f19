-- What a student was told of what they earned, and how far a bar stood then: no second device tells it again.
create table told_moments (
  person_id integer not null references people (id) on delete cascade,
  -- lesson:ID, flawless:ID, module:ID, course:ID, streak:DAY, goal:DAY:KIND, group:WEEK
  key text not null,
  value integer not null,
  told_at timestamptz not null,
  primary key (person_id, key)
);
create index told_moments_told_at on told_moments (told_at);
