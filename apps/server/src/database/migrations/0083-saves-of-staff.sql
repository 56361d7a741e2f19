-- How often staff saved these, and who did last: two of them do not overwrite each other unseen.
alter table announcements
  add column revision integer not null default 0,
  add column saved_by integer references people (id),
  add column saved_at timestamptz;
alter table teacher_absences
  add column revision integer not null default 0,
  add column saved_by integer references people (id),
  add column saved_at timestamptz;
alter table groups
  add column saved_by integer references people (id),
  add column saved_at timestamptz;
