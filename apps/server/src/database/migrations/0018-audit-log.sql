-- What staff changed by hand, for good: who, when, to whom, what stood before and after, and why.
create table audit_log (
  id integer generated always as identity primary key,
  at timestamptz not null,
  staff_id integer not null references people (id),
  action text not null,
  subject_kind text not null,
  -- None where the subject is the school.
  subject_id integer,
  before jsonb,
  after jsonb,
  reason text
);
create index audit_log_subject on audit_log (subject_kind, subject_id, id);
create index audit_log_staff on audit_log (staff_id, id);
create index audit_log_action on audit_log (action, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
