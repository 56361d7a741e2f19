-- Approvals that were taken back before certificates were withdrawn for it. A work that was never approved takes nothing
-- away, nor does one whose task has an approval again; the job gives back what is completed meanwhile.
update certificates
set withdrawn_lessons = certificates.withdrawn_lessons || taken.lessons,
  withdrawn_at = coalesce(certificates.withdrawn_at, taken.at)
from (
  select known.id, array_agg(distinct work.lesson_id) as lessons, min(taking.at) as at
  from submissions work
  join certificates known on known.person_id = work.person_id
  join lessons on lessons.id = work.lesson_id and lessons.course_id = known.course_id and not lessons.retired
  join lesson_progress progress on progress.lesson_id = lessons.id and progress.person_id = known.person_id
  cross join lateral (
    select min(rejection.decided_at) as at
    from review_decisions rejection
    where rejection.submission_id = work.id and rejection.id > (
      select max(approval.id) from review_decisions approval
      where approval.submission_id = work.id and approval.verdict = 'approved'
    )
  ) taking
  where work.status = 'rejected' and taking.at >= known.issued_at
    and progress.state <> 'completed'
    and not work.lesson_id = any(known.withdrawn_lessons)
    and not exists (
      select from submissions approved
      where approved.person_id = work.person_id and approved.question_id = work.question_id
        and approved.status = 'approved'
    )
  group by known.id
) taken
where taken.id = certificates.id;
