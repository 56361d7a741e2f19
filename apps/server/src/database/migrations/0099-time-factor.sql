-- How much time a student has for tests and for parts of the exam, in percent of what others have.
alter table people add column time_percent smallint not null default 100
  check (time_percent in (100, 125, 150, 200, 300));
