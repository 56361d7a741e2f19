-- A version is written on by that opening of the editor which made it. Null: by none.
alter table lesson_versions
  add column editing text,
  add column published_at timestamptz;
-- What students see of a lesson is among the versions that stay.
update lesson_versions version set published_at = version.saved_at
from authored_lessons lesson
where lesson.id = version.authored_lesson_id and version.document = lesson.live;
