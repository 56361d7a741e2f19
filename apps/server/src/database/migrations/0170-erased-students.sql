-- When all that a student was and did went for good, at their own wish or their parents'. What the school's books and the
-- places of others hang on stays, without a name.
alter table people add column erased_at timestamptz;

-- The one change of the log: values that name a student who is erased. Who did what to whom, and when, stays.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('qadam.erasing', true) = 'on' and new.before is null and new.after is null
    and new.reason is null and (new.id, new.at, new.staff_id, new.action, new.subject_kind, new.subject_id)
      is not distinct from (old.id, old.at, old.staff_id, old.action, old.subject_kind, old.subject_id)
  then return new;
  end if;
  raise exception 'the audit log is only ever added to';
end $$;
