-- No page of the queue is remembered any more, so that nothing asks whether it is the newest.
drop trigger review_claims_changed on review_claims;
drop function claim_changed();
create or replace function count_review(counted_group integer, counted_status text, change integer) returns void
language sql as $$
  insert into review_counts as known (group_id, status, count)
  values (coalesce(counted_group, 0), counted_status, change)
  on conflict (group_id, status) do update set count = known.count + excluded.count
$$;
delete from review_counts where status = 'claims';
alter table review_counts drop column version;
