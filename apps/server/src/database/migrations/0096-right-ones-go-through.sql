-- Codes for forgotten passwords are sent by one job that takes all who wait: what is asked for phones that nobody has delays no one.
alter table password_resets
  add column is_waiting boolean not null default false,
  -- From where it was asked, and whether on a device that the account knows: SMS to strangers are counted by it.
  add column address text not null default '',
  add column is_known boolean not null default false;
alter table password_resets alter column is_waiting drop default;
alter table password_resets alter column address drop default;
alter table password_resets alter column is_known drop default;
update password_resets set is_waiting = true where code_hash is null;
create index password_resets_waiting on password_resets (id) where is_waiting;
create index password_resets_expires on password_resets (expires_at);

-- A guess is counted no more, since a code has few; a code that was sent is.
delete from password_reset_visits where kind = 'try';
alter table password_reset_visits drop constraint password_reset_visits_kind_check;
alter table password_reset_visits add check (kind in ('ask', 'sent'));
create index password_reset_visits_phone on password_reset_visits (phone_hash, at) where kind = 'ask';
create index password_reset_visits_address on password_reset_visits (address, at) where kind = 'sent';

-- Leads that came from one address within a minute are marked, and dropped together; the address is forgotten soon.
drop table invite_visits;
create unlogged table lead_arrivals (
  lead_id integer not null references invite_leads (id) on delete cascade,
  address text not null,
  at timestamptz not null
);
create index lead_arrivals_address on lead_arrivals (address, at);
create index lead_arrivals_at on lead_arrivals (at);
create index lead_arrivals_lead on lead_arrivals (lead_id);
alter table invite_leads add column suspect boolean not null default false;
alter table invite_leads drop constraint invite_leads_state_check;
alter table invite_leads add check (state in ('new', 'called', 'enrolled', 'declined', 'dropped'));
create index invite_leads_suspect on invite_leads (id) where state = 'new' and suspect;
create index invite_leads_dropped on invite_leads (changed_at) where state = 'dropped';
drop index invite_leads_calls;
create index invite_leads_calls on invite_leads (
  (case when state = 'new' and not suspect then 0 when state = 'called' then 1 when state = 'new' then 2 when state = 'dropped' then 4 else 3 end),
  (case when state in ('new', 'called') then id else -id end)
);
