-- What happened on a school day, in the whole school.
create table school_days (
  day date primary key,
  active integer not null,
  lessons integer not null,
  decided integer not null,
  in_time integer not null,
  coins_given bigint not null,
  coins_spent bigint not null
);

-- What was paid on a school day. Of late days again and again: the office records and corrects payments of days gone by.
create table payment_days (
  day date primary key,
  payments integer not null,
  paid bigint not null
);

-- Answers of tests that ended on a school day. Of tests with several questions also what a correlation needs: the answer
-- as 0 or 1, and the share of the other questions that were answered rightly.
create table question_days (
  day date not null,
  question_id integer not null references questions (id),
  tries integer not null,
  correct integer not null,
  pairs integer not null,
  sum_x double precision not null,
  sum_y double precision not null,
  sum_yy double precision not null,
  sum_xy double precision not null,
  primary key (question_id, day)
);
create index question_days_day on question_days (day);

-- For how many students a lesson was opened on a school day, and the minutes of those who finished it then.
create table lesson_days (
  day date not null,
  lesson_id integer not null references lessons (id),
  reached integer not null,
  minutes integer[] not null,
  primary key (lesson_id, day)
);
create index lesson_days_day on lesson_days (day);

-- A day is read by these. Rows that only come at the end of their tables need no more than which blocks are of that time.
create index answers_by_time on answers using brin (answered_at) with (pages_per_range = 16);
create index info_reads_by_time on info_reads using brin (read_at) with (pages_per_range = 16);
create index ledger_by_time on ledger using brin (created_at) with (pages_per_range = 16);
create index attempts_finished on attempts (finished_at) where finished_at is not null;
create index lesson_progress_opened on lesson_progress (opened_at);
create index lesson_progress_finished_at on lesson_progress (finished_at) where finished_at is not null;
