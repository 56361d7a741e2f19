-- The file of what was watched before. Readers go on meanwhile.
update video_progress set media = questions.content -> 'fields' ->> 'media'
from questions where questions.id = video_progress.question_id and video_progress.media is null;
