-- Whatever changes the content of a course raises its version, so that what a process has cached of it is known as stale.
create function raise_course_version() returns trigger language plpgsql as $$
begin
  new.content_version := greatest(new.content_version, old.content_version + 1);
  return new;
end $$;
create trigger courses_changed before update on courses for each row execute function raise_course_version();

create function raise_version_of_course() returns trigger language plpgsql as $$
begin
  update courses set position = position where id in (old.course_id, new.course_id);
  return null;
end $$;
create trigger modules_changed after insert or update or delete on modules
  for each row execute function raise_version_of_course();
create trigger lessons_changed after insert or update or delete on lessons
  for each row execute function raise_version_of_course();

create function raise_version_of_lesson() returns trigger language plpgsql as $$
begin
  update courses set position = position
  where id in (select course_id from lessons where lessons.id in (old.lesson_id, new.lesson_id));
  return null;
end $$;
create trigger questions_changed after insert or update or delete on questions
  for each row execute function raise_version_of_lesson();
