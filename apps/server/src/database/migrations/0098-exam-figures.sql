-- The figures of a question are counted from this index alone.
drop index exam_places_question;
create index exam_places_question on exam_places (question_id, sitting_id desc) include (place, revision)
  where not is_repeat;
