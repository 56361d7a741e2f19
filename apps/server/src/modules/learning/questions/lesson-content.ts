import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { listLessonsOfQuestions, listQuestionsOfLesson } from './questions-store.ts'
import type { StoredQuestion } from './stored-question.ts'

const KEPT_LESSONS = 500
const stored = new WeakMap<object, Map<string, readonly StoredQuestion[]>>()

/**
 * The questions of a lesson, parsed. Cached in memory by the version of its course's content, which every load of the
 * course raises: no process can serve a stale one.
 * @param owner what the cache belongs to (the database), so that two schools in one process stay apart.
 */
export async function questionsOfLesson(
  db: Executor,
  owner: object,
  lesson: { id: number; content_version: number },
): Promise<readonly StoredQuestion[]> {
  let lessons = stored.get(owner)
  if (!lessons) stored.set(owner, (lessons = new Map()))
  const name = `${lesson.id}:${lesson.content_version}`
  const known = lessons.get(name)
  if (known) return known
  const questions = await listQuestionsOfLesson(db, lesson.id)
  const oldest = lessons.size >= KEPT_LESSONS ? lessons.keys().next().value : undefined
  if (oldest !== undefined) lessons.delete(oldest)
  lessons.set(name, questions)
  return questions
}

/** A question that a checkpoint asks, with the lesson it comes from. */
export interface DrawnQuestion extends StoredQuestion {
  lesson: { id: number; title: Localized }
}

/** The questions of these ids in their order, of whatever lessons of a course; those that were taken out are left out. */
export async function questionsByIds(
  db: Executor,
  owner: object,
  { content_version }: { content_version: number },
  ids: readonly number[],
): Promise<DrawnQuestion[]> {
  const lessons = await listLessonsOfQuestions(db, ids)
  const found = new Map<number, DrawnQuestion>()
  for (const lesson of lessons)
    for (const question of await questionsOfLesson(db, owner, { id: lesson.id, content_version }))
      found.set(question.id, { ...question, lesson })
  return ids.flatMap((id, index) => {
    const question = found.get(id)
    return question ? [{ ...question, order_number: index + 1 }] : []
  })
}
