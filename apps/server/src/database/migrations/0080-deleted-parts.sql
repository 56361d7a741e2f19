-- A module or lesson that an author deleted: nobody sees it, and for a day it can be brought back.
alter table authored_modules add column deleted_at timestamptz;
-- What went with its module has the moment of the module.
alter table authored_lessons add column deleted_at timestamptz;
