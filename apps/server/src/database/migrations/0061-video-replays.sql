-- Which file of a video a student's progress is of: one that takes its place is watched anew. And how long each stretch of
-- it was watched again, in tenths of a second; null where none was. Both stand in the row that a heartbeat writes anyway.
-- What fills them stands in migrations of its own: here lessons stand still.
alter table video_progress
  add column media text,
  add column again smallint[];
