import { checkLesson, type LessonSoFar, type MediaFacts } from '@qadam/course-archive/lesson-faults'
import { serveJobs } from '../../../threads/thread-side.ts'

serveJobs(({ lesson, media }: { lesson: LessonSoFar; media: readonly MediaFacts[] }) =>
  checkLesson(lesson, media),
)
