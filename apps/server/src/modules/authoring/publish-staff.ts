import { isDeepStrictEqual } from 'node:util'
import { SchoolError, staffActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../actions/action-handler.ts'
import { renderAhead } from '../questions/index.ts'
import {
  byActor,
  noteAuthoring,
  requireRevision,
  showTree,
  withCourse,
  type CourseWhole,
} from './authoring-work.ts'
import { checkAhead, type LessonChecker } from './check-ahead.ts'
import { copyPart, draftsOfCopy } from './copy-part.ts'
import {
  deleteAuthoredCourse,
  setCourseLive,
  setModulesLive,
  touchAuthoredCourse,
  type Saved,
} from './courses-store.ts'
import { deletePart } from './deleted-parts-store.ts'
import { countErrors } from './lesson-check.ts'
import { hideLesson, lockAuthoredLesson } from './lessons-store.ts'
import { publishLesson, settleLive } from './publish-live.ts'
import {
  courseOf,
  draftsOf,
  insideOf,
  namesFaults,
  noticesOf,
  planOf,
  titleOf,
  type Part,
} from './publish-plan.ts'
import { mediaByPath } from './question-view.ts'
import { countStudents } from './results-store.ts'

export const publishStaffActions = {
  authoring_check: handle(staffActions.authoring_check, async (context, part) => {
    const courseId = await courseOf(context.db, part)
    const checkLesson = await checkPart(context, courseId, part)
    return await withCourse(context, courseId, async (transaction, whole) => {
      const { faults, lessons } = await planOf(transaction, checkLesson, part, whole)
      const records = lessons.map(({ record }) => record)
      return {
        faults,
        notices: await noticesOf(transaction, whole.course.course_id, records),
        lessons: records.map(({ id, title }) => ({ id, title })),
      }
    })
  }),

  authoring_publish: handle(staffActions.authoring_publish, async (context, part) => {
    const courseId = await courseOf(context.db, part)
    const checkLesson = await checkPart(context, courseId, part)
    const { lessons, media } = await withCourse(context, courseId, async (transaction, whole) => {
      const plan = await planOf(transaction, checkLesson, part, whole)
      if (countErrors(plan.faults) > 0)
        throw new SchoolError('conflict', { reason: 'incomplete', faults: plan.faults })
      return plan
    })
    // A transaction each, so that a long course blocks no other request; each is whole in itself.
    const finder = mediaByPath(media)
    for (const { record, lesson } of lessons) {
      const render = await renderAhead(lesson?.questions ?? [], finder, context.actor.id)
      await withCourse(context, courseId, async (transaction, whole) => {
        // A save takes no lock of the course, and would write over the version that is published here.
        const now = await lockAuthoredLesson(transaction, record.id)
        if (!lesson || now?.revision !== record.revision)
          throw new SchoolError('conflict', {
            reason: 'stale',
            revision: now?.revision ?? 0,
            by: now?.updated_by ?? null,
            at: (now ?? record).updated_at.toISOString(),
          })
        const tools = { random: context.random, render, media: finder, now: context.now }
        await publishLesson(transaction, whole.course, record, lesson, tools)
        await settleLive(transaction, whole.course)
      })
    }
    return await withCourse(context, courseId, async (transaction, whole) => {
      const { course, modules } = whole
      // Between the transactions of the lessons another author may have taken a name away.
      const faults = await namesFaults(transaction, part, whole)
      if (faults.length > 0) throw new SchoolError('conflict', { reason: 'incomplete', faults })
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
      const { title, description, cover } = course
      const live = part.kind === 'course' ? { title, description, cover } : course.live
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
        lessons: lessons.length,
      })
      return await showTree(transaction, courseId)
    })
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
  if (newer) requireRevision(newer, undefined)
}

/** Checks what is to be published of a part, without holding the lock of its course. */
async function checkPart(
  context: Pick<ActionContext, 'db' | 'now' | 'actor'>,
  courseId: number,
  part: Part,
): Promise<LessonChecker> {
  const { drafts, media } = await withCourse(
    context,
    courseId,
    async (transaction, whole) => await draftsOf(transaction, part, whole),
  )
  return await checkAhead(drafts, media, context.actor.id)
}
