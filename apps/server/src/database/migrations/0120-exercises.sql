-- Of the exercises inside the infos of a lesson, so many are solved before its test opens.
alter table lessons add column exercises_required integer not null default 0 check (exercises_required >= 0);

-- What students make of exercises. The id is the author's, within the info.
create table exercise_works (
  person_id integer not null references people (id) on delete cascade,
  question_id integer not null references questions (id),
  exercise text not null,
  -- What is typed, and how often it was saved: 0 where nothing was.
  text text not null default '',
  revision integer not null default 0,
  saved_at timestamptz,
  -- Honest tries that failed, and a digest of the last: the same program is no further try.
  tries integer not null default 0,
  tried bytea,
  -- When the solution was shown to who had not solved it: it pays nothing then.
  shown_at timestamptz,
  solved_at timestamptz,
  primary key (person_id, question_id, exercise)
);
