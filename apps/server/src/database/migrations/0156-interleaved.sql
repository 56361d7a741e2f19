-- Before a test a course may ask two questions of earlier lessons, for review alone. Authors set it; `courses` has what is
-- published of it.
alter table authored_courses add column interleaved boolean not null default false;
alter table courses add column interleaved boolean not null default false;
