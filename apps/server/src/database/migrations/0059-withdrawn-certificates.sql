-- The lessons whose approval a teacher took back since: as long as there is one, the certificate proves nothing.
alter table certificates add column withdrawn_lessons integer[] not null default '{}';
alter table certificates add column withdrawn_at timestamptz;
alter table certificates add constraint certificates_withdrawn
  check ((withdrawn_at is null) = (withdrawn_lessons = '{}'));
