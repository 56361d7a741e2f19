-- A name of its own for each session, so that its owner can end it, and what the browser says of itself.
alter table sessions
  add column id integer generated always as identity unique,
  add column user_agent text;
