-- The list of students as it is opened: by name, those who are at the school. Either way round, so no order of nulls.
create index people_roster on people ((lower(first_name || ' ' || last_name)), first_name, last_name, id)
  where role = 'student' and closed_at is null;
