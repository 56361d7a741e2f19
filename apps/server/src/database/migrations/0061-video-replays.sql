-- Which file of a video a student's progress is of: one that takes its place is watched anew. And how long each stretch of
-- it was watched again, in tenths of a second; null where none was. Both stand in the row that a heartbeat writes anyway.
alter table video_progress
  add column media text,
  add column again smallint[];
update video_progress set media = questions.content -> 'fields' ->> 'media'
from questions where questions.id = video_progress.question_id;

-- A video's curve is read for all who watched it. None of its columns changes, so a heartbeat does not write it.
create index video_progress_question on video_progress (question_id);
