-- Where a search means many, each row of a list is asked for its person's name: by this index alone, without the row
-- beside it, which is ten times as wide for its parts. Written where a name is, and no more often than the key it replaces.
create unique index person_search_names on person_search (person_id) include (name);
alter table person_search drop constraint person_search_pkey,
  add constraint person_search_pkey primary key using index person_search_names;
