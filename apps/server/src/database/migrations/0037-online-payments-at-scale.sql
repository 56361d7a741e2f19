-- A group that goes takes its price along.
alter table payment_group_prices
  drop constraint payment_group_prices_group_id_fkey,
  add constraint payment_group_prices_group_id_fkey foreign key (group_id) references groups (id) on delete cascade;

-- What a statement is compared with: what was paid in its days, and what it names by Click's document.
create index payment_transactions_performed on payment_transactions (provider, performed_at)
  where performed_at is not null;
create index payment_transactions_document on payment_transactions (provider, provider_document);
