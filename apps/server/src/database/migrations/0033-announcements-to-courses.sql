-- An announcement may be for those who are enrolled in a course, whatever their group.
alter table announcements
  add column course_id integer references courses (id) on delete cascade,
  add check (group_id is null or course_id is null);
create index announcements_course on announcements (course_id, id desc) where course_id is not null;
