import { createHash } from 'node:crypto'
import type { DraftLesson } from '@qadam/contract'
import type { CheckedLesson, LessonSoFar, MediaFacts } from '@qadam/course-archive/lesson-faults'
import { ThreadPool } from '../../../threads/thread-pool.ts'
import { archiveForm } from './archive-form.ts'
import { loadChecker } from './load-checker.ts'

const pool = new ThreadPool<{ lesson: LessonSoFar; media: readonly MediaFacts[] }, CheckedLesson>({
  script: new URL('check-thread.ts', import.meta.url),
  size: 1,
  patience_ms: 3000,
  maxHeap_mb: 256,
})

export type LessonChecker = (lesson: LessonSoFar, media: readonly MediaFacts[]) => CheckedLesson

/** Whatever the lesson is called: a new one has no id before it is saved. */
const NAMELESS = 'a'

/**
 * Checks drafts away from the event loop, before the transaction that saves or publishes them: their Markdown is parsed, and
 * a lesson as large as a request takes seconds.
 * @returns what was found of them; other drafts, which another author saved meanwhile, are checked at once.
 */
export async function checkAhead(
  drafts: readonly DraftLesson[],
  media: readonly MediaFacts[],
  owner: number,
): Promise<LessonChecker> {
  const { checkLesson } = await loadChecker()
  const known = new Map<string, CheckedLesson>()
  for (const draft of drafts) {
    const lesson = archiveForm(NAMELESS, draft)
    const outcome = await pool.try({ lesson, media }, owner)
    if (outcome.kind === 'done') known.set(keyOf(lesson, media), outcome.result)
    else if (outcome.kind === 'failed') known.set(keyOf(lesson, media), tooMuch)
  }
  return (lesson, facts) => {
    const found = known.get(keyOf(lesson, facts))
    if (!found) return checkLesson(lesson, facts)
    return found.lesson ? { ...found, lesson: { ...found.lesson, id: lesson.id } } : found
  }
}

/** Such a draft is stored, and never published. */
const tooMuch: CheckedLesson = {
  lesson: undefined,
  faults: [{ file: '', message: 'it takes too long to read' }],
  advice: [],
  untranslated: [],
}

/** The same for the same content, in whatever order the database gives its fields. */
function keyOf(lesson: LessonSoFar, media: readonly MediaFacts[]): string {
  const text = JSON.stringify([{ ...lesson, id: NAMELESS }, media], (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(text).digest('base64')
}
