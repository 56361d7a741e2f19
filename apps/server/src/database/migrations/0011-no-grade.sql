-- A work that comes back without a grade has none: 0 would be one.
alter table review_decisions
  alter column score drop not null,
  add constraint review_decisions_approved_with_score check (verdict = 'rejected' or score is not null);
