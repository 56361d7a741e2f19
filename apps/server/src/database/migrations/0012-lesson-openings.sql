-- Which lessons a session has opened: heartbeats of their videos count from then on. Unlogged like the watching clock,
-- for the same reason; a player that finds its opening gone asks for the lesson again.
create unlogged table lesson_openings (
  session_hash bytea not null,
  lesson_id integer not null,
  opened_at timestamptz not null,
  primary key (session_hash, lesson_id)
);
create index lesson_openings_age on lesson_openings (opened_at);
