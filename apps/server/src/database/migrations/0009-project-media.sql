-- A picture or film in a student's project is an upload that waits in the project instead of being handed in by
-- itself. It is let go when its project no longer names it; once no project and no earlier state does, it is deleted.
alter table uploads
  add column of_project boolean not null default false,
  add column let_go_at timestamptz,
  add check (of_project or let_go_at is null);
create index uploads_let_go on uploads (let_go_at) where of_project and state = 'ready';
