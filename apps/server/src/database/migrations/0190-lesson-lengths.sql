-- How long students studied, as how many took each length: of a million who finished a lesson, the median of a day's
-- minutes one by one was read from a million numbers.
alter table lesson_days add lengths_min integer[] not null default '{}', add students integer[] not null default '{}';
update lesson_days set (lengths_min, students) = (
  select array_agg(length order by length), array_agg(count order by length)
  from (select length, count(*)::int from unnest(minutes) as each (length) group by length) counted
)
where minutes <> '{}';
alter table lesson_days
  drop minutes, alter lengths_min drop default, alter students drop default,
  add check (cardinality(lengths_min) = cardinality(students));
