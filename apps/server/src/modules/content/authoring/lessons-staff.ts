import {
  authoringLimits,
  draftLesson,
  SchoolError,
  staffActions,
  type AuthoredLesson,
  type DraftLesson,
} from '@qadam/contract'
import { isDeepStrictEqual } from 'node:util'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { findContentLanguages } from '../../base/school/index.ts'
import { checkAhead, type LessonChecker } from './check-ahead.ts'
import { byActor, noteAuthoring, requireLatest, withCourse } from './authoring-work.ts'
import {
  findCourseOfModule,
  listAuthoredCourses,
  listAuthoredModules,
  touchAuthoredCourse,
} from './courses-store.ts'
import { checkDraft, countErrors } from './lesson-check.ts'
import {
  findAuthoredLesson,
  findNewestVersion,
  findVersion,
  insertAuthoredLesson,
  insertVersion,
  listVersions,
  lockAuthoredLesson,
  updateAuthoredLesson,
  updateVersion,
  type LessonRecord,
  type VersionMade,
} from './lessons-store.ts'
import { listCourseMedia } from './media-names-store.ts'
import { presentMedium, presentSaved, presentVersion } from './present-authoring.ts'
import { mediaFacts, viewQuestion } from './question-view.ts'
import { faultsIn } from './russian-rules.ts'
import { newStableId } from './stable-ids.ts'
import { goesOn } from './version-rules.ts'

export const lessonsStaffActions = {
  authoring_lesson: handle(staffActions.authoring_lesson, async (context, { id }) => {
    const record = await requireLesson(context.db, id)
    const checkLesson = await checkFor(context, record.authored_course_id, [record.document])
    return await showLesson(context, context.db, checkLesson, id)
  }),

  authoring_lesson_save: handle(
    staffActions.authoring_lesson_save,
    async (context, { id, module_id, revision, editing, document }) => {
      const courseId =
        id !== undefined
          ? (await requireLesson(context.db, id)).authored_course_id
          : module_id === undefined
            ? undefined
            : await findCourseOfModule(context.db, module_id)
      if (courseId === undefined) throw new SchoolError('not_found')
      const checkLesson = await checkFor(context, courseId, [document])
      if (id !== undefined)
        return await context.db.transaction().execute(async (transaction) => {
          const record = await holdLesson(transaction, id)
          // Idempotent: a retry of a save whose reply was lost changes nothing.
          if (isDeepStrictEqual(record.document, document))
            return await showLesson(context, transaction, checkLesson, id)
          requireLatest(record, revision)
          // A console from before it sends none: all that it saves is one opening.
          await saveLesson(transaction, context, checkLesson, record, document, { editing: editing ?? '' })
          return await showLesson(context, transaction, checkLesson, id)
        })
      if (module_id === undefined) throw new SchoolError('not_found')
      return await withCourse(context, courseId, async (transaction, { modules, lessons }) => {
        // Deleted meanwhile.
        if (!modules.some((module) => module.id === module_id)) throw new SchoolError('not_found')
        const beside = lessons.filter((lesson) => lesson.authored_module_id === module_id)
        if (beside.length >= authoringLimits.lessons)
          throw new SchoolError('conflict', { reason: 'full', what: 'lessons' })
        const made = await addLesson(
          transaction,
          context,
          checkLesson,
          { courseId, moduleId: module_id },
          document,
        )
        await noteAuthoring(transaction, context, 'authoring_lesson_save', {
          course: courseId,
          lesson: made,
          title: document.title.uz,
        })
        await touchAuthoredCourse(transaction, courseId, byActor(context))
        return await showLesson(context, transaction, checkLesson, made)
      })
    },
  ),

  authoring_question_move: handle(
    staffActions.authoring_question_move,
    async (context, { lesson_id, revision, question, to_lesson_id, copy }) => {
      // Of its own in the lesson it comes to, where one that was removed may have had the same.
      const movedId = newStableId('', context.random)
      const seen = await requireLesson(context.db, lesson_id)
      const target = await requireLesson(context.db, to_lesson_id)
      const checkLesson = await checkFor(context, seen.authored_course_id, [
        seen.document,
        ...withMoved(seen, target, { question, movedId, copy }),
      ])
      return await context.db.transaction().execute(async (transaction) => {
        // Both locked in one order, so that two opposite moves never deadlock.
        for (const id of [lesson_id, to_lesson_id].toSorted((one, other) => one - other))
          await holdLesson(transaction, id)
        const from = await holdLesson(transaction, lesson_id)
        const to = await holdLesson(transaction, to_lesson_id)
        requireLatest(from, revision)
        const moved = from.document.questions.find(({ id }) => id === question)
        if (!moved || from.authored_course_id !== to.authored_course_id) throw new SchoolError('not_found')
        if (lesson_id === to_lesson_id && !copy) throw new SchoolError('conflict', { reason: 'same_lesson' })
        if (to.document.questions.length >= authoringLimits.questions)
          throw new SchoolError('conflict', { reason: 'full', what: 'questions' })
        const [left, joined] = withMoved(from, to, { question, movedId, copy })
        if (!copy) await saveLesson(transaction, context, checkLesson, from, left)
        await saveLesson(transaction, context, checkLesson, to, joined)
        await noteAuthoring(transaction, context, 'authoring_question_move', {
          lesson: lesson_id,
          question,
          to_lesson: to_lesson_id,
          copy,
        })
        return await showLesson(context, transaction, checkLesson, lesson_id)
      })
    },
  ),

  authoring_question_view: handle(
    staffActions.authoring_question_view,
    async (context, { lesson_id, question, lang }) => {
      const record = await requireLesson(context.db, lesson_id)
      const media = await listCourseMedia(context.db, record.authored_course_id)
      const alone: DraftLesson = { type: record.document.type, title: { uz: '-' }, questions: [question] }
      const checkLesson = await checkAhead([alone], mediaFacts(media), context.actor.id)
      const checked = checkDraft(checkLesson, record.stable_id, alone, mediaFacts(media))
      const at = { module_id: record.authored_module_id, lesson_id }
      const faults = checked.faults.filter((fault) => fault.question !== null)
      const isWhole = countErrors(faults) === 0
      return {
        question: isWhole ? await viewQuestion(context, question, media, lang) : null,
        faults: faults.map((fault) => ({ ...fault, ...at })),
      }
    },
  ),

  authoring_versions: handle(staffActions.authoring_versions, async ({ db }, { lesson_id }) => {
    await requireLesson(db, lesson_id)
    return (await listVersions(db, lesson_id)).map(presentVersion)
  }),

  authoring_version: handle(staffActions.authoring_version, async ({ db }, { version_id }) => {
    const version = await findVersion(db, version_id)
    if (!version) throw new SchoolError('not_found')
    return { version: presentVersion(version), document: draftLesson.parse(version.document) }
  }),

  authoring_restore: handle(staffActions.authoring_restore, async (context, { version_id, revision }) => {
    const seen = await findVersion(context.db, version_id)
    if (!seen) throw new SchoolError('not_found')
    const { authored_course_id: courseId } = await requireLesson(context.db, seen.authored_lesson_id)
    const checkLesson = await checkFor(context, courseId, [seen.document])
    return await context.db.transaction().execute(async (transaction) => {
      const version = await findVersion(transaction, version_id)
      if (!version) throw new SchoolError('not_found')
      const record = await holdLesson(transaction, version.authored_lesson_id)
      requireLatest(record, revision)
      await saveLesson(transaction, context, checkLesson, record, version.document, { origin: 'restored' })
      await noteAuthoring(transaction, context, 'authoring_restore', {
        lesson: record.id,
        title: record.title.uz,
        version: version.saved_at.toISOString(),
      })
      return await showLesson(context, transaction, checkLesson, record.id)
    })
  }),
}

/** Checks drafts before they are saved or shown; outside any transaction. */
export async function checkFor(
  { db, actor }: Pick<ActionContext, 'db' | 'actor'>,
  courseId: number,
  drafts: readonly DraftLesson[],
): Promise<LessonChecker> {
  return await checkAhead(drafts, mediaFacts(await listCourseMedia(db, courseId)), actor.id)
}

/** What becomes of two lessons of which one gives a question, or a copy of it, to the end of the other. */
function withMoved(
  from: LessonRecord,
  to: LessonRecord,
  { question, movedId, copy }: { question: string; movedId: string; copy: boolean },
): [left: DraftLesson, joined: DraftLesson] {
  const [moved] = from.document.questions.filter(({ id }) => id === question)
  const left = copy ? from.document.questions : from.document.questions.filter(({ id }) => id !== question)
  const joined = moved ? [...to.document.questions, { ...moved, id: movedId }] : to.document.questions
  return [
    { ...from.document, questions: left },
    { ...to.document, questions: joined },
  ]
}

export async function requireLesson(db: Executor, id: number): Promise<LessonRecord> {
  const record = await findAuthoredLesson(db, id)
  if (!record) throw new SchoolError('not_found')
  return record
}

export async function holdLesson(db: Executor, id: number): Promise<LessonRecord> {
  const record = await lockAuthoredLesson(db, id)
  if (!record) throw new SchoolError('not_found')
  return record
}

/** Adds a lesson at the end of a module. @returns its id. */
export async function addLesson(
  db: Executor,
  context: Pick<ActionContext, 'actor' | 'now' | 'random'>,
  check: LessonChecker,
  place: { courseId: number; moduleId: number },
  document: DraftLesson,
): Promise<number> {
  const stableId = newStableId(document.title.uz, context.random)
  const media = mediaFacts(await listCourseMedia(db, place.courseId))
  // Stored, so without what depends on a setting, which may be another tomorrow.
  const errors = countErrors(checkDraft(check, stableId, document, media).faults)
  const writing = { document, errors, ...byActor(context) }
  const id = await insertAuthoredLesson(db, { ...place, stableId }, writing)
  await insertVersion(db, id, writing)
  return id
}

export async function saveLesson(
  db: Executor,
  context: ActionContext,
  check: LessonChecker,
  record: LessonRecord,
  document: DraftLesson,
  made: VersionMade = {},
): Promise<void> {
  const media = mediaFacts(await listCourseMedia(db, record.authored_course_id))
  const errors = countErrors(checkDraft(check, record.stable_id, document, media).faults)
  const writing = { document, errors, ...byActor(context) }
  await updateAuthoredLesson(db, record.id, writing)
  const newest = await findNewestVersion(db, record.id)
  const { origin = null, editing = null } = made
  if (newest && goesOn(newest, { ...writing, editing, before: record.document })) {
    await updateVersion(db, newest.id, document, writing.now)
    return
  }
  await insertVersion(db, record.id, writing, { origin, editing })
  // Once a version: a save every few seconds would fill the log with nothing.
  if (origin === null)
    await noteAuthoring(
      db,
      context,
      'authoring_lesson_save',
      { lesson: record.id, title: document.title.uz, questions: document.questions.length },
      { title: record.title.uz, questions: record.questions },
    )
}

export async function showLesson(
  { media: signer, now }: ActionContext,
  db: Executor,
  check: LessonChecker,
  id: number,
): Promise<AuthoredLesson> {
  const record = await requireLesson(db, id)
  const [course] = await listAuthoredCourses(db, record.authored_course_id)
  const module = (await listAuthoredModules(db, record.authored_course_id)).find(
    (one) => one.id === record.authored_module_id,
  )
  if (!course || !module) throw new SchoolError('not_found')
  const media = await listCourseMedia(db, record.authored_course_id)
  const document = draftLesson.parse(record.document)
  const at = { module_id: module.id, lesson_id: id }
  const languages = await findContentLanguages(db)
  const checked = checkDraft(check, record.stable_id, document, mediaFacts(media))
  return {
    id,
    course: { id: course.id, title: course.title },
    module: { id: module.id, title: module.title },
    state: record.state,
    document,
    faults: faultsIn(languages, checked).map((fault) => ({ ...fault, ...at })),
    media: media.map((medium) => presentMedium(medium, (key) => signer.url(key, now))),
    languages,
    ...presentSaved(record),
  }
}
