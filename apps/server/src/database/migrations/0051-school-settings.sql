-- Who saved a setting, and how often it was saved: two admins do not overwrite each other unseen.
alter table settings
  add column revision integer not null default 0,
  add column saved_by integer references people (id),
  add column saved_at timestamptz;

-- A lesson without numbers of its own goes by the school's. What was as everywhere stood here as a number until now.
alter table lessons
  alter column pass_percent drop not null,
  alter column max_attempts drop not null;
update lessons set
  pass_percent = nullif(pass_percent, 80),
  max_attempts = nullif(max_attempts, 3)
where pass_percent = 80 or max_attempts = 3;

-- Where a sitting led when it ended: a later change of the school's targets concerns later sittings.
alter table exam_sittings add column redirect jsonb;

-- How often an item was saved by staff; a purchase is no such save.
alter table shop_items
  add column revision integer not null default 0,
  add column saved_by integer references people (id),
  add column saved_at timestamptz;
