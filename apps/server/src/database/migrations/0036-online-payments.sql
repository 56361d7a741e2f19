-- By what a student pays online. The number is public, dealt once and never changed; it says nothing of its owner.
create table payment_accounts (
  student_id integer primary key references people (id),
  number text not null unique check (number ~ '^[0-9]{10}$'),
  -- Whole soʻm a month, where it is not the group's or the school's.
  price integer check (price between 1 and 100000000)
);

create table payment_group_prices (
  group_id integer primary key references groups (id),
  price integer not null check (price between 1 and 100000000)
);

-- What Payme and Click told us, one row a transaction of theirs. A row is never removed.
create table payment_transactions (
  -- Click's merchant_prepare_id and Payme's `transaction`.
  id integer generated always as identity primary key,
  provider text not null check (provider in ('payme', 'click')),
  -- Payme's `id`, Click's click_trans_id.
  provider_id text not null,
  -- Click's click_paydoc_id, which its cabinet shows.
  provider_document text,
  student_id integer not null references people (id),
  account text not null,
  -- Whole soʻm.
  amount integer not null check (amount > 0),
  months smallint not null check (months between 1 and 12),
  state text not null default 'open' check (state in ('open', 'paid', 'cancelled', 'refunded')),
  -- When the provider says that it began.
  provider_time timestamptz not null,
  created_at timestamptz not null,
  performed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason smallint,
  -- Makes the payment one, however often it is performed.
  request_id uuid not null unique,
  payment_id integer unique references payments (id),
  fiscal jsonb not null default '{}',
  unique (provider, provider_id),
  check ((state in ('paid', 'refunded')) = (payment_id is not null)),
  check ((payment_id is not null) = (performed_at is not null)),
  check ((state in ('cancelled', 'refunded')) = (cancelled_at is not null))
);
create index payment_transactions_newest on payment_transactions (created_at desc, id desc);
create index payment_transactions_student on payment_transactions (student_id, id desc);
create index payment_transactions_time on payment_transactions (provider, provider_time);

-- Every call of a provider who proved to be one, with our reply: what a dispute is settled by.
create table payment_calls (
  id integer generated always as identity primary key,
  provider text not null check (provider in ('payme', 'click')),
  method text not null,
  provider_id text,
  at timestamptz not null,
  request jsonb not null,
  reply jsonb not null
);
create index payment_calls_transaction on payment_calls (provider, provider_id, id);
create index payment_calls_at on payment_calls (at);
