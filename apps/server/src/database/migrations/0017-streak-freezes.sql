-- How many streak freezes a student holds: bought in the shop, used up by a missed day.
create table streak_freezes (
  person_id integer primary key references people (id) on delete cascade,
  held smallint not null check (held between 0 and 2)
);
