alter table people add column birthday date;

-- What students did, for the course team. Nothing of the product depends on a row of it.
create table event_log (
  id bigint generated always as identity primary key,
  person_id integer not null references people (id) on delete cascade,
  event text not null,
  comment text,
  -- When it happened, as far as the student's clock is believed.
  happened_at timestamptz not null,
  received_at timestamptz not null
);
create index event_log_person on event_log (person_id, received_at);
create index event_log_event on event_log (event, happened_at);
