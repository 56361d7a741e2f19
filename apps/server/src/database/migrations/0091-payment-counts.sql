-- How many payments a day and a method have, and what those come to that are not cancelled. Counted as they change: the
-- list of payments shows its sum, and to add a million up for each page takes longer than the page. Exact on each day,
-- however long ago, so that the figures of the school's days need no rollup of their own.
create table payment_counts (
  paid_on date not null,
  method text not null,
  payments integer not null,
  -- Those that are not cancelled, and what they come to.
  valid integer not null,
  paid bigint not null,
  primary key (paid_on, method)
);

-- What a change takes away and what it adds is one statement in the order of the key: two changes at once lock their
-- counts in the same order.
create function count_payment() returns trigger language plpgsql as $$
begin
  insert into payment_counts as known (paid_on, method, payments, valid, paid)
  select paid_on, method, sum(change), sum(change * is_valid), sum(change * is_valid * amount)
  from (
    select old.paid_on, old.method, old.amount::bigint, (old.cancelled_at is null)::integer as is_valid, -1 as change
    where tg_op <> 'INSERT'
    union all
    select new.paid_on, new.method, new.amount, (new.cancelled_at is null)::integer, 1
    where tg_op <> 'DELETE'
  ) changes
  group by paid_on, method order by paid_on, method
  on conflict (paid_on, method) do update set
    payments = known.payments + excluded.payments, valid = known.valid + excluded.valid,
    paid = known.paid + excluded.paid;
  return null;
end
$$;
create trigger payments_counted after insert or delete or update of paid_on, method, amount, cancelled_at on payments
  for each row execute function count_payment();
insert into payment_counts (paid_on, method, payments, valid, paid)
select paid_on, method, count(*), count(*) filter (where cancelled_at is null),
  coalesce(sum(amount) filter (where cancelled_at is null), 0)
from payments group by paid_on, method;

drop table payment_days;
delete from rollups where name = 'payments';

-- The same of what Payme and Click told us, by the day in UTC on which it began: the days of a school with another zone
-- are these and the rows at both ends.
create table transaction_counts (
  day date not null,
  provider text not null,
  state text not null,
  transactions integer not null,
  amount bigint not null,
  primary key (day, provider, state)
);
create function count_transaction() returns trigger language plpgsql as $$
begin
  insert into transaction_counts as known (day, provider, state, transactions, amount)
  select day, provider, state, sum(change), sum(change * amount)
  from (
    select (old.created_at at time zone 'UTC')::date as day, old.provider, old.state, old.amount::bigint, -1 as change
    where tg_op <> 'INSERT'
    union all
    select (new.created_at at time zone 'UTC')::date, new.provider, new.state, new.amount, 1
    where tg_op <> 'DELETE'
  ) changes
  group by day, provider, state order by day, provider, state
  on conflict (day, provider, state) do update set
    transactions = known.transactions + excluded.transactions, amount = known.amount + excluded.amount;
  return null;
end
$$;
create trigger payment_transactions_counted
  after insert or delete or update of created_at, provider, state, amount on payment_transactions
  for each row execute function count_transaction();
insert into transaction_counts (day, provider, state, transactions, amount)
select (created_at at time zone 'UTC')::date, provider, state, count(*), sum(amount)
from payment_transactions group by 1, 2, 3;
