-- A video's curve is read for all who watched it. None of its columns changes, so a heartbeat does not write it.
create index video_progress_question on video_progress (question_id);
