-- What students paid. A row is never removed: a cancelled one stays and counts for nothing.
create table payments (
  id integer generated always as identity primary key,
  student_id integer not null references people (id),
  -- Whole soʻm.
  amount integer not null check (amount > 0),
  method text not null check (method in ('cash', 'card', 'transfer', 'payme', 'click', 'other')),
  paid_on date not null,
  months smallint not null check (months between 1 and 12),
  -- The due date before and after it; none before the first.
  due_before date,
  due_after date not null,
  -- On which day of the month the student pays, where the month has it.
  due_day smallint not null check (due_day between 1 and 31),
  note text not null default '',
  recorded_by integer references people (id),
  recorded_at timestamptz not null,
  -- The client's name for the request, which makes a retry of it harmless.
  request_id uuid unique,
  cancelled_at timestamptz,
  cancelled_by integer references people (id),
  cancel_reason text,
  check ((cancelled_at is null) = (cancel_reason is null))
);
create index payments_student on payments (student_id, id desc);
create index payments_day on payments (paid_on desc, id desc);

-- Whose date has passed or is near, and nobody else.
create index people_due on people (next_due_on) where role = 'student' and next_due_on is not null;
