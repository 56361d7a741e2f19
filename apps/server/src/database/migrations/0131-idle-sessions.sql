-- Sessions of staff end once nobody has done anything in them for so long; null: never by that, as those of students.
alter table sessions
  add column idle_s integer check (idle_s > 0),
  add column idle_until timestamptz,
  add check ((idle_s is null) = (idle_until is null));
