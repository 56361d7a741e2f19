-- The list of students by due date, and who has to pay: read off in their order, instead of sorting all students for a
-- page. Written when a student comes, pays, is renamed or leaves, as the index before it, not with an answer.
drop index people_due;
create index people_due on people (next_due_on, first_name, last_name, id) where role = 'student';
