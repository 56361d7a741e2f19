-- What parents answered, by a link, when the school asked for their consent: only ever added to, and the newest holds.
create table parent_consents (
  id integer generated always as identity primary key,
  person_id integer not null references people (id) on delete cascade,
  given boolean not null,
  at timestamptz not null,
  -- Who gave out the link by which it was answered.
  asked_by integer not null references people (id)
);
create index parent_consents_person on parent_consents (person_id, id desc);

-- A link that asks for consent and shows nothing else: a teacher may give it out, who is to see no payments.
alter table parent_links add column purpose text not null default 'page' check (purpose in ('page', 'consent'));
