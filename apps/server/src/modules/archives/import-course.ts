import type { ArchiveQuestion, CourseArchive } from '@qadam/course-archive'
import type { Database, Executor } from '../../database/database.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { StoredMedia } from '../../files/media-store.ts'
import {
  findNumberHolder,
  lessonNumbers,
  retireOtherLessons,
  upsertCourse,
  upsertLesson,
  upsertModule,
} from '../courses/index.ts'
import {
  findQuestionContent,
  loadQuestion,
  loadRenderer,
  retireOtherQuestions,
  upsertQuestion,
} from '../questions/index.ts'
import { storeMedia } from './store-media.ts'

export interface ImportTools {
  db: Database
  files: FileStore
  /** Unguessable numbers in [0, 1), for option ids. */
  random: () => number
}

/** Why an archive that is right in itself does not fit into this school. */
export class ImportRefused extends Error {}

/**
 * Imports a course into the school: what it holds is upserted by stable ids, what it lacks is put aside, and
 * no student's progress is touched. All or nothing; media of a failed import cost only their room.
 * @param position the place among the courses.
 * @returns the id of the course.
 * @throws ImportRefused when another course holds its number.
 */
export async function importCourse(
  { db, files, random }: ImportTools,
  archive: CourseArchive,
  position: number,
): Promise<number> {
  const stored = new Map<string, StoredMedia>()
  for (const file of archive.media) stored.set(file.path, await storeMedia(db, files, file))
  const media = (path: string): StoredMedia => {
    const found = stored.get(path)
    if (!found) throw new ImportRefused(`${path} is not in the archive of ${archive.id}`)
    return found
  }
  const render = await loadRenderer()
  const load = (question: ArchiveQuestion, before: { content: unknown } | undefined) =>
    loadQuestion(question, media, before, random, render)
  return await db
    .transaction()
    .execute(async (transaction) => await writeCourse(transaction, archive, position, media, load))
}

async function writeCourse(
  db: Executor,
  archive: CourseArchive,
  position: number,
  media: (path: string) => StoredMedia,
  load: (
    question: ArchiveQuestion,
    before: { content: unknown } | undefined,
  ) => ReturnType<typeof loadQuestion>,
): Promise<number> {
  await requireNumber(db, 'courses', archive)
  const courseId = await upsertCourse(db, archive, position)
  const keep = { modules: [] as number[], lessons: [] as number[], questions: [] as number[] }
  let pathOrder = 0
  for (const [modulePosition, module] of archive.modules.entries()) {
    await requireNumber(db, 'modules', module)
    const moduleId = await upsertModule(db, courseId, module, modulePosition + 1)
    keep.modules.push(moduleId)
    for (const [lessonPosition, lesson] of module.lessons.entries()) {
      const lessonId = await upsertLesson(db, lesson.id, lesson.title, {
        course_id: courseId,
        module_id: moduleId,
        position: lessonPosition + 1,
        path_order: pathOrder,
        ...lessonNumbers(lesson, (path) => media(path).duration_s),
      })
      pathOrder += 1
      keep.lessons.push(lessonId)
      for (const [index, question] of lesson.questions.entries()) {
        const before = await findQuestionContent(db, lessonId, question.id)
        const { content, key } = load(question, before)
        keep.questions.push(
          await upsertQuestion(db, lessonId, question.id, {
            order_number: index + 1,
            type: question.type,
            content,
            key,
            source: question,
          }),
        )
      }
    }
  }
  await retireOtherLessons(db, courseId, keep)
  await retireOtherQuestions(db, courseId, keep.questions)
  return courseId
}

async function requireNumber(
  db: Executor,
  table: 'courses' | 'modules',
  item: { id: string; number?: number | undefined },
): Promise<void> {
  if (item.number === undefined) return
  const holder = await findNumberHolder(db, table, item.number)
  if (holder && holder.stable_id !== item.id) {
    throw new ImportRefused(
      `${item.id} asks for number ${item.number} of ${table}, which ${holder.stable_id} holds`,
    )
  }
}
