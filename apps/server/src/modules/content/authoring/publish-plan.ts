import type { AuthoringFault, AuthoringNotice, DraftLesson } from '@qadam/contract'
import { SchoolError } from '@qadam/contract'
import type { ArchiveLesson } from '@qadam/course-archive'
import type { Executor } from '../../../database/database.ts'
import { findContentLanguages } from '../../base/school/index.ts'
import type { CourseWhole, Part } from './authoring-work.ts'
import { findCourseOfModule } from './courses-store.ts'
import type { LessonChecker } from './check-ahead.ts'
import { checkDraft } from './lesson-check.ts'
import { findAuthoredLesson, listAuthoredLessons, type LessonRecord } from './lessons-store.ts'
import { listCourseMedia, type CourseMedium } from './media-names-store.ts'
import { changedQuestions, retypedQuestions } from './published-changes.ts'
import { mediaFacts } from './question-view.ts'
import { countAnswered, listPublishedTypes } from './results-store.ts'
import { faultsIn, untranslatedNames } from './russian-rules.ts'

/** The course a part is in. @throws SchoolError not_found */
export async function courseOf(db: Executor, { kind, id }: Part): Promise<number> {
  if (kind === 'course') return id
  const found =
    kind === 'module'
      ? await findCourseOfModule(db, id)
      : (await findAuthoredLesson(db, id))?.authored_course_id
  if (found === undefined) throw new SchoolError('not_found')
  return found
}

/** The modules and lessons of a part, by their ids. @throws SchoolError not_found for what was deleted meanwhile. */
export function insideOf(
  { kind, id }: Part,
  { modules, lessons }: CourseWhole,
): { modules: number[]; lessons: number[] } {
  if (kind === 'course')
    return { modules: modules.map((module) => module.id), lessons: lessons.map((lesson) => lesson.id) }
  if (kind === 'module' && modules.some((module) => module.id === id))
    return {
      modules: [id],
      lessons: lessons.filter((lesson) => lesson.authored_module_id === id).map((lesson) => lesson.id),
    }
  if (kind === 'lesson' && lessons.some((lesson) => lesson.id === id)) return { modules: [], lessons: [id] }
  throw new SchoolError('not_found')
}

interface Plan {
  faults: AuthoringFault[]
  /** Those whose current draft is not published. */
  lessons: { record: LessonRecord; lesson: ArchiveLesson | undefined }[]
}

/** A part as it was read, for `planOf`. */
export interface FoundPart {
  whole: CourseWhole
  /** The lessons of the part whose current draft is not published. */
  records: LessonRecord[]
  media: CourseMedium[]
}

/** What of a part is to be checked before `planOf`. */
export async function findPart(db: Executor, part: Part, whole: CourseWhole): Promise<FoundPart> {
  const inside = insideOf(part, whole).lessons
  const changed = whole.lessons.filter(({ id, state }) => inside.includes(id) && state !== 'published')
  return {
    whole,
    records: await listAuthoredLessons(
      db,
      changed.map(({ id }) => id),
    ),
    media: await listCourseMedia(db, whole.course.id),
  }
}

/** What publishing a part would change, and what prevents it. */
export async function planOf(
  db: Executor,
  check: LessonChecker,
  part: Part & { contents: boolean },
  { whole, records, media }: FoundPart,
): Promise<Plan> {
  const isDeep = part.contents || part.kind === 'lesson'
  const languages = await findContentLanguages(db)
  const faults = await namesFaults(db, part, whole)
  const types = await listPublishedTypes(
    db,
    whole.course.course_id,
    records.map(({ stable_id }) => stable_id),
  )
  const lessons = (isDeep ? records : []).map((record) => {
    const checked = checkDraft(check, record.stable_id, record.document, mediaFacts(media))
    const at = { module_id: record.authored_module_id, lesson_id: record.id }
    faults.push(
      ...faultsIn(languages, checked).map((fault) => ({
        ...fault,
        ...at,
        ...placeOf(record.document, fault.question),
      })),
      ...retypedQuestions(types.get(record.stable_id) ?? new Map<string, string>(), record.document).map(
        (question) => ({
          ...at,
          level: 'error' as const,
          code: 'retyped',
          question,
          ...placeOf(record.document, question),
          path: 'type',
          message: 'the type of a question that was published can not change',
        }),
      ),
    )
    return { record, lesson: checked.lesson }
  })
  return { faults, lessons }
}

/** What prevents the names of a part from going out, with those of its modules where their contents go too. */
export async function namesFaults(
  db: Executor,
  part: Part & { contents: boolean },
  whole: CourseWhole,
): Promise<AuthoringFault[]> {
  const deep = part.contents ? insideOf(part, whole).modules : []
  return [
    ...titleFaults(part, whole, deep),
    ...untranslatedNames(await findContentLanguages(db), part, whole, deep),
  ]
}

/** A course or module that is empty, or has no name. @param deep the modules that go out with all that is in them. */
export function titleFaults(
  part: Part,
  { course, modules, lessons }: CourseWhole,
  deep: readonly number[],
): AuthoringFault[] {
  const faults: AuthoringFault[] = []
  const fault = (code: string, path: string | null, module_id: number | null) => {
    faults.push({
      level: 'error',
      code,
      module_id,
      lesson_id: null,
      question: null,
      path,
      message: code === 'missing' ? 'it is missing' : 'it holds no lesson',
    })
  }
  const shown = (ids: readonly number[]) => lessons.some(({ id, is_live }) => is_live || ids.includes(id))
  if (part.kind === 'course') {
    if (course.title.uz.trim() === '') fault('missing', 'title', null)
    if (course.description.uz.trim() === '') fault('missing', 'description', null)
    if (!shown(deep.length > 0 ? lessons.map(({ id }) => id) : [])) fault('no_lesson', null, null)
  }
  for (const module of modules) {
    if (!(part.kind === 'module' ? module.id === part.id : deep.includes(module.id))) continue
    if (module.title.uz.trim() === '') fault('missing', 'title', module.id)
    if (module.description.uz.trim() === '') fault('missing', 'description', module.id)
    const inside = lessons.filter((lesson) => lesson.authored_module_id === module.id)
    if (
      inside.length === 0 ||
      (part.kind === 'module' && deep.length === 0 && !inside.some((one) => one.is_live))
    )
      fault('no_lesson', null, module.id)
  }
  return faults
}

export async function noticesOf(db: Executor, courseId: number | null, records: readonly LessonRecord[]) {
  const notices: AuthoringNotice[] = []
  for (const record of records) {
    const changed = changedQuestions(record.live, record.document)
    if (changed.length === 0) continue
    const answered = await countAnswered(db, courseId, record.stable_id)
    for (const { kind, question } of changed) {
      const students = answered.get(question) ?? 0
      // What is removed stands in what is published alone.
      const place = placeOf(kind === 'removed' ? record.live : record.document, question)
      if (students > 0) notices.push({ kind, lesson_id: record.id, question, ...place, students })
    }
  }
  return notices
}

function placeOf(lesson: DraftLesson | null, id: string | null): Pick<AuthoringFault, 'question_place'> {
  const index = lesson?.questions.findIndex((question) => question.id === id) ?? -1
  const found = lesson?.questions[index]
  return found ? { question_place: { number: index + 1, type: found.type } } : {}
}

export function titleOf({ kind, id }: Part, { course, modules, lessons }: CourseWhole): string {
  const all = { course: [course], module: modules, lesson: lessons }[kind]
  return all.find((one) => one.id === id)?.title.uz ?? ''
}
