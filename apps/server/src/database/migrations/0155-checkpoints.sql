-- A module may end in a checkpoint: a test drawn from the questions of its lessons. Authors set it on the module; for
-- students it is a lesson of a type of its own, without questions of its own.
alter table authored_modules add column checkpoint jsonb;

alter table lessons drop constraint lessons_type_check;
alter table lessons add constraint lessons_type_check
  check (type in ('Learn', 'Learn_Practice', 'Practice', 'Demoday', 'Checkpoint'));
