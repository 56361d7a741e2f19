-- The helper answers in the playgrounds too, where there is no question: a talk belongs to one of both.
alter table helper_messages
  alter column question_id drop not null,
  add column slot text check (slot in ('py', 'web')),
  add check ((question_id is null) <> (slot is null));
create index helper_messages_playground on helper_messages (person_id, slot, id) where slot is not null;
