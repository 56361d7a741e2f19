-- Questions of tests that a student has answered, and when each is to come back.
create table recall_cards (
  person_id integer not null references people (id) on delete cascade,
  question_id integer not null references questions (id),
  -- After so many days it is known as often as 9 times in 10.
  stability double precision not null check (stability > 0),
  -- 1 to 10
  difficulty double precision not null check (difficulty between 1 and 10),
  -- School days: of the answer that moved it last, and from which it is asked again.
  last_day date not null,
  due_on date not null check (due_on > last_day),
  primary key (person_id, question_id)
);
create index recall_cards_due on recall_cards (person_id, due_on, question_id);

-- The first answer of a card on a school day: what it came to and paid.
create table recall_answers (
  person_id integer not null references people (id) on delete cascade,
  day date not null,
  question_id integer not null references questions (id),
  -- The client's own name of the answer: a repeat gets the same reply.
  request_id uuid not null,
  answer jsonb not null,
  correct boolean not null,
  points_added integer not null,
  coins_added integer not null,
  strike_added boolean not null,
  answered_at timestamptz not null,
  primary key (person_id, day, question_id),
  unique (person_id, request_id)
);

-- What was answered before comes back too, by the last answer to each question: as a card that began with it.
insert into recall_cards (person_id, question_id, stability, difficulty, last_day, due_on)
select person_id, question_id,
  case when correct then 2.3065 else 0.212 end, case when correct then 2.1181 else 6.4133 end,
  day, day + case when correct then 2 else 1 end
from (
  select distinct on (person_id, question_id) person_id, question_id, correct,
    (answered_at at time zone 'Asia/Tashkent')::date as day
  from answers
  order by person_id, question_id, answered_at desc
) last_answer;
