import { questionSet } from '@qadam/contract'
import type { ArchiveLesson } from '@qadam/course-archive'

/** What is stored of a lesson beside its title and place; its questions are counted once, when it is written. */
export interface LessonNumbers {
  type: string
  /** Null: as the school has it. */
  pass_percent: number | null
  max_attempts: number | null
  time_limit_s: number | null
  questions_total: number
  test_questions: number
  practice_questions: number
  /** Of as many as there are. */
  exercises_required: number
  duration_s: number
}

/** @param durationOf seconds of a video, by its path. */
export function lessonNumbers(
  lesson: ArchiveLesson,
  durationOf: (path: string) => number | null,
): LessonNumbers {
  const count = (set: 'test' | 'practice') =>
    lesson.questions.filter((question) => questionSet(question.type) === set).length
  const exercises = lesson.questions.reduce(
    (sum, question) => sum + (question.type === 'info' ? (question.exercises?.length ?? 0) : 0),
    0,
  )
  const duration = lesson.questions.reduce(
    (sum, question) => sum + ('media' in question ? (durationOf(question.media) ?? 0) : 0),
    0,
  )
  return {
    type: lesson.type,
    pass_percent: lesson.pass_percent ?? null,
    max_attempts: lesson.max_attempts ?? null,
    time_limit_s: lesson.time_limit_s ?? null,
    questions_total: lesson.questions.length,
    test_questions: count('test'),
    practice_questions: count('practice'),
    exercises_required: Math.min(lesson.exercises_required ?? exercises, exercises),
    duration_s: Math.round(duration),
  }
}
