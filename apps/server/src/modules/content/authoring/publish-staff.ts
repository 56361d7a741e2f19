import { isDeepStrictEqual } from 'node:util'
import { SchoolError, staffActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { renderAhead } from '../../learning/questions/index.ts'
import {
  byActor,
  noteAuthoring,
  requireLatest,
  showTree,
  withCourse,
  type CourseWhole,
  type Part,
} from './authoring-work.ts'
import { checkAhead } from './check-ahead.ts'
import { copyPart, draftsOfCopy } from './copy-part.ts'
import {
  deleteAuthoredCourse,
  lockAuthoredCourse,
  setCourseLive,
  setModulesLive,
  touchAuthoredCourse,
  type Saved,
} from './courses-store.ts'
import { deletePart } from './deleted-parts-store.ts'
import { courseWords } from './draft-words.ts'
import { countErrors } from './lesson-check.ts'
import { hideLesson, lockAuthoredLesson, showLessons, type LessonRecord } from './lessons-store.ts'
import { makePlaces, publishLesson, settleLive } from './publish-live.ts'
import {
  courseOf,
  findPart,
  insideOf,
  namesFaults,
  noticesOf,
  planOf,
  titleOf,
  type FoundPart,
} from './publish-plan.ts'
import { mediaByPath, mediaFacts } from './question-view.ts'
import { countStudents } from './results-store.ts'

export const publishStaffActions = {
  authoring_check: handle(staffActions.authoring_check, async (context, part) => {
    const { found, plan } = await planPart(context, part)
    const records = plan.lessons.map(({ record }) => record)
    return {
      faults: plan.faults,
      notices: await noticesOf(context.db, found.whole.course.course_id, records),
      lessons: records.map(({ id, title }) => ({ id, title })),
    }
  }),

  authoring_publish: handle(staffActions.authoring_publish, async (context, part) => {
    const { found, plan } = await planPart(context, part)
    const courseId = found.whole.course.id
    if (countErrors(plan.faults) > 0)
      throw new SchoolError('conflict', { reason: 'incomplete', faults: plan.faults })
    const { written, failure } = await publishLessons(context, found, plan.lessons)
    const outcome = await withCourse(context, courseId, async (transaction, whole) => {
      const { course, modules } = whole
      // Between the transactions of the lessons another author may have taken a name away.
      const faults = await namesFaults(transaction, part, whole)
      const refused =
        failure ??
        (faults.length > 0 ? new SchoolError('conflict', { reason: 'incomplete', faults }) : undefined)
      await showLessons(transaction, written)
      if (refused) {
        // What came before it is whole in itself.
        await settleLive(transaction, course)
        return { refused }
      }
      if (part.kind !== 'lesson') {
        const inside = insideOf(part, whole)
        const withLessons = new Set(whole.lessons.map((lesson) => lesson.authored_module_id))
        const shown = part.kind === 'module' || part.contents ? inside.modules : []
        await setModulesLive(
          transaction,
          shown.filter((id) => withLessons.has(id)),
          'as it stands',
        )
      }
      const live = part.kind === 'course' ? courseWords(course) : course.live
      if (part.kind === 'course') await setCourseLive(transaction, courseId, { live, archived: false })
      await settleLive(transaction, {
        ...course,
        live,
        archived: part.kind === 'course' ? false : course.archived,
      })
      await noteAuthoring(transaction, context, 'authoring_publish', {
        course: courseId,
        kind: part.kind,
        title: titleOf(part, { ...whole, modules }),
        lessons: plan.lessons.length,
      })
      return { tree: await showTree(transaction, courseId) }
    })
    if ('refused' in outcome) throw outcome.refused
    return outcome.tree
  }),

  authoring_unpublish: handle(
    staffActions.authoring_unpublish,
    async (context, { confirmed, ...part }) =>
      await withCourse(context, await courseOf(context.db, part), async (transaction, whole) => {
        const inside = insideOf(part, whole)
        const students = await countStudents(transaction, inside.lessons)
        if (students > 0 && !confirmed) throw new SchoolError('conflict', { reason: 'studied', students })
        const { course } = whole
        const before = await showTree(transaction, course.id)
        if (part.kind === 'lesson') await hideLesson(transaction, part.id)
        if (part.kind === 'module') await setModulesLive(transaction, [part.id], 'no more')
        const live = part.kind === 'course' ? null : course.live
        if (part.kind === 'course') await setCourseLive(transaction, course.id, { live })
        await settleLive(transaction, { ...course, live })
        const after = await showTree(transaction, course.id)
        // No student could open it before.
        if (isDeepStrictEqual(before, after)) return after
        await noteAuthoring(transaction, context, 'authoring_unpublish', {
          course: course.id,
          kind: part.kind,
          title: titleOf(part, whole),
          students,
        })
        return after
      }),
  ),

  authoring_delete: handle(
    staffActions.authoring_delete,
    async (context, { seen, ...part }) =>
      await withCourse(context, await courseOf(context.db, part), async (transaction, whole) => {
        requireUnwritten(part, whole, seen)
        const students = await countStudents(transaction, insideOf(part, whole).lessons)
        if (students > 0) throw new SchoolError('conflict', { reason: 'studied', students })
        const { course } = whole
        if (part.kind !== 'course') {
          await deletePart(transaction, part.kind, part.id, context.now)
          await touchAuthoredCourse(transaction, course.id, byActor(context))
          await settleLive(transaction, course)
        } else if (course.course_id === null) await deleteAuthoredCourse(transaction, course.id)
        else {
          await setCourseLive(transaction, course.id, { live: null, deleted: true })
          await settleLive(transaction, { ...course, live: null })
        }
        await noteAuthoring(transaction, context, 'authoring_delete', {
          course: course.id,
          kind: part.kind,
          title: titleOf(part, whole),
        })
        return null
      }),
  ),

  authoring_copy: handle(staffActions.authoring_copy, async (context, part) => {
    const courseId = await courseOf(context.db, part)
    const { drafts, media } = await withCourse(
      context,
      courseId,
      async (transaction, whole) => await draftsOfCopy(transaction, part, whole),
    )
    const checkLesson = await checkAhead(drafts, media, context.actor.id)
    return await withCourse(context, courseId, async (transaction, whole) => {
      const id = await copyPart(transaction, context, checkLesson, part, whole)
      await noteAuthoring(transaction, context, 'authoring_copy', {
        course: whole.course.id,
        kind: part.kind,
        title: titleOf(part, whole),
      })
      return { kind: part.kind, id }
    })
  }),
}

/** @throws SchoolError conflict, with what was saved of the part since it was seen. A console from before sends no moment. */
function requireUnwritten(part: Part, whole: CourseWhole, seen: string | undefined): void {
  if (seen === undefined) return
  const inside = insideOf(part, whole)
  const saves: Saved[] = [
    ...(part.kind === 'course' ? [whole.course] : []),
    ...whole.modules.filter(({ id }) => inside.modules.includes(id)),
    ...whole.lessons.filter(({ id }) => inside.lessons.includes(id)),
  ]
  const newer = saves.find(({ updated_at }) => updated_at.toISOString() > seen)
  if (newer) requireLatest(newer, undefined)
}

/** Reads a part once, and checks what is to be published of it without holding the lock of its course. */
async function planPart(
  context: Pick<ActionContext, 'db' | 'actor'>,
  part: Part & { contents: boolean },
): Promise<{ found: FoundPart; plan: Awaited<ReturnType<typeof planOf>> }> {
  const courseId = await courseOf(context.db, part)
  const found = await withCourse(
    context,
    courseId,
    async (transaction, whole) => await findPart(transaction, part, whole),
  )
  const drafts = found.records.map(({ document }) => document)
  const checkLesson = await checkAhead(drafts, mediaFacts(found.media), context.actor.id)
  return { found, plan: await planOf(context.db, checkLesson, part, found) }
}

/**
 * Publishes lessons in a transaction each, so that a long course blocks no other request; their places are settled
 * afterwards.
 * @returns those that were written, and what came between: the failure, at which it stopped.
 */
async function publishLessons(
  { db, actor, now, random }: ActionContext,
  { whole: { course, modules }, media }: FoundPart,
  lessons: Awaited<ReturnType<typeof planOf>>['lessons'],
): Promise<{ written: LessonRecord[]; failure?: unknown }> {
  const written: LessonRecord[] = []
  if (lessons.length === 0) return { written }
  const wanted = new Set(lessons.map(({ record }) => record.authored_module_id))
  const around = modules.filter(({ id }) => wanted.has(id))
  const stableIds = new Map(around.map(({ id, stable_id }) => [id, stable_id]))
  const places = await db.transaction().execute(async (transaction) => {
    const held = await lockAuthoredCourse(transaction, course.id)
    if (!held) throw new SchoolError('not_found')
    return await makePlaces(transaction, held, around)
  })
  const find = mediaByPath(media)
  try {
    for (const { record, lesson } of lessons) {
      const render = await renderAhead(lesson?.questions ?? [], find, actor.id)
      const done = await db.transaction().execute(async (transaction) => {
        // Another author's save would be written over with the version that is published here.
        const held = await lockAuthoredLesson(transaction, record.id)
        if (!lesson || held?.revision !== record.revision)
          throw new SchoolError('conflict', {
            reason: 'stale',
            revision: held?.revision ?? 0,
            by: held?.updated_by ?? null,
            at: (held ?? record).updated_at.toISOString(),
          })
        const moduleId = places.modules.get(stableIds.get(record.authored_module_id) ?? '') ?? 0
        const place = { courseId: places.courseId, moduleId }
        await publishLesson(transaction, place, held, lesson, { random, render, media: find, now })
        return held
      })
      written.push(done)
    }
    return { written }
  } catch (failure) {
    return { written, failure }
  }
}
