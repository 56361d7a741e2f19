-- The list of leads: those who wait for a call first, the longest waiting before the others, then the newest.
create index invite_leads_calls on invite_leads (
  (case state when 'new' then 0 when 'called' then 1 else 2 end),
  (case when state in ('new', 'called') then id else -id end)
);
