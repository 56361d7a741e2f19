-- An account that was closed: nobody signs in by it.
alter table people add column closed_at timestamptz;

-- What the students of a group learn: who comes into the group is enrolled in it.
create table group_courses (
  group_id integer not null references groups (id) on delete cascade,
  course_id integer not null references courses (id),
  primary key (group_id, course_id)
);
insert into group_courses (group_id, course_id)
select distinct people.group_id, enrollments.course_id
from people join enrollments on enrollments.person_id = people.id
where people.group_id is not null and people.role = 'student';

-- Goes up with every save, so that the later of two who save at once is told.
alter table groups add column revision integer not null default 0;
