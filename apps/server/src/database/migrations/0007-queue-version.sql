-- Goes up with every change of a list of the queue, so that a page that was read before is known as the newest still.
alter table review_counts add column version bigint not null default 0;

create or replace function count_review(counted_group integer, counted_status text, change integer) returns void
language sql as $$
  insert into review_counts as known (group_id, status, count)
  values (coalesce(counted_group, 0), counted_status, change)
  on conflict (group_id, status) do update set count = known.count + excluded.count, version = known.version + 1
$$;

-- Claims have a row of their own: whoever claims holds the claim and then this row, and never waits for the counts that
-- a decision holds while it ends the claim.
create function claim_changed() returns trigger language plpgsql as $$
begin
  perform count_review(group_id, 'claims', 0) from submissions
  where id = case when tg_op = 'DELETE' then old.submission_id else new.submission_id end;
  return null;
end
$$;
create trigger review_claims_changed after insert or update or delete on review_claims
  for each row execute function claim_changed();
