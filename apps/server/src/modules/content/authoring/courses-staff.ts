import { isDeepStrictEqual } from 'node:util'
import {
  authoringLimits,
  SchoolError,
  staffActions,
  type DraftCourse,
  type DraftModule,
} from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { placeCourses } from '../../learning/courses/index.ts'
import { requireOrder } from '../../base/school/index.ts'
import { byActor, noteAuthoring, requireLatest, showTree, withCourse } from './authoring-work.ts'
import { courseWords, moduleWords } from './draft-words.ts'
import { isReordering, isSameOrder } from './course-order.ts'
import {
  findCourseOfModule,
  insertAuthoredCourse,
  insertAuthoredModule,
  listAuthoredCourses,
  lockAuthoredCourses,
  placeAuthoredCourses,
  placeAuthoredParts,
  setCourseLive,
  touchAuthoredCourse,
  updateAuthoredCourse,
  updateAuthoredModule,
} from './courses-store.ts'
import { presentAuthoredCourse } from './present-authoring.ts'
import { settleLive } from './publish-live.ts'
import { newStableId } from './stable-ids.ts'

const full = (what: 'courses' | 'modules' | 'lessons') =>
  new SchoolError('conflict', { reason: 'full', what })

export const coursesStaffActions = {
  authoring_courses: handle(staffActions.authoring_courses, async ({ db }) =>
    (await listAuthoredCourses(db)).map(presentAuthoredCourse),
  ),

  authoring_course: handle(
    staffActions.authoring_course,
    async (context, { id }) =>
      await withCourse(context, id, async (transaction) => await showTree(transaction, id)),
  ),

  authoring_course_save: handle(
    staffActions.authoring_course_save,
    async (context, { id, revision, interleaved, ...named }) => {
      const { db, random } = context
      const draft: DraftCourse = { ...named, ...(interleaved && { interleaved }) }
      if (id !== undefined)
        return await withCourse(context, id, async (transaction, { course }) => {
          const words = courseWords(course)
          if (interleaved === undefined && words.interleaved) draft.interleaved = true
          // Sent again because its reply was lost.
          if (isDeepStrictEqual(words, draft)) return await showTree(transaction, id)
          requireLatest(course, revision, words)
          await updateAuthoredCourse(transaction, id, draft, byActor(context))
          const [before, after] = [course.title.uz, draft.title.uz]
          await noteAuthoring(
            transaction,
            context,
            'authoring_course_save',
            { course: id, title: after },
            { title: before },
          )
          return await showTree(transaction, id)
        })
      return await db.transaction().execute(async (transaction) => {
        if ((await listAuthoredCourses(transaction)).length >= authoringLimits.courses) throw full('courses')
        const stableId = newStableId(draft.title.uz, random)
        const made = await insertAuthoredCourse(transaction, stableId, draft, byActor(context))
        await noteAuthoring(transaction, context, 'authoring_course_save', {
          course: made,
          title: draft.title.uz,
        })
        return await showTree(transaction, made)
      })
    },
  ),

  authoring_module_save: handle(
    staffActions.authoring_module_save,
    async (context, { id, course_id, revision, checkpoint, ...named }) => {
      const courseId = id === undefined ? course_id : await findCourseOfModule(context.db, id)
      if (courseId === undefined) throw new SchoolError('not_found')
      return await withCourse(context, courseId, async (transaction, { modules }) => {
        const before = modules.find((module) => module.id === id)
        const draft: DraftModule = { ...named, ...(checkpoint && { checkpoint }) }
        if (id !== undefined) {
          if (!before) throw new SchoolError('not_found')
          const words = moduleWords(before)
          if (checkpoint === undefined && before.checkpoint) draft.checkpoint = before.checkpoint
          // As above.
          if (isDeepStrictEqual(words, draft)) return await showTree(transaction, courseId)
          requireLatest(before, revision, words)
          await updateAuthoredModule(transaction, id, draft, byActor(context))
        } else {
          if (modules.length >= authoringLimits.modules) throw full('modules')
          const stableId = newStableId(draft.title.uz, context.random)
          await insertAuthoredModule(transaction, courseId, stableId, draft, byActor(context))
          await touchAuthoredCourse(transaction, courseId, byActor(context))
        }
        await noteAuthoring(
          transaction,
          context,
          'authoring_module_save',
          { course: courseId, title: draft.title.uz },
          before && { title: before.title.uz },
        )
        return await showTree(transaction, courseId)
      })
    },
  ),

  authoring_order: handle(
    staffActions.authoring_order,
    async (context, { id, revision, modules: wanted }) =>
      await withCourse(context, id, async (transaction, { course, modules, lessons }) => {
        const now = modules.map((module) => ({
          id: module.id,
          lessons: lessons.filter((one) => one.authored_module_id === module.id).map((one) => one.id),
        }))
        // Sent again because its reply was lost.
        if (isSameOrder(now, wanted)) return await showTree(transaction, id)
        requireLatest(course, revision)
        if (!isReordering(now, wanted)) throw new SchoolError('conflict', { reason: 'parts_differ' })
        const hidden = new Set(modules.filter(({ live }) => live === null).map((module) => module.id))
        // Moved out of sight, it would be gone for students without an author's intent.
        const lost = lessons.find(
          (lesson) =>
            lesson.is_live &&
            !hidden.has(lesson.authored_module_id) &&
            wanted.some((module) => hidden.has(module.id) && module.lessons.includes(lesson.id)),
        )
        if (lost) throw new SchoolError('conflict', { reason: 'module_hidden', lesson_id: lost.id })
        await placeAuthoredParts(transaction, wanted)
        await touchAuthoredCourse(transaction, id, byActor(context))
        await settleLive(transaction, course)
        await noteAuthoring(
          transaction,
          context,
          'authoring_order',
          {
            course: id,
            sequence: inWords(wanted),
          },
          { sequence: inWords(now) },
        )
        return await showTree(transaction, id)
      }),
  ),

  authoring_courses_order: handle(staffActions.authoring_courses_order, async (context, { ids, seen }) => {
    return await context.db.transaction().execute(async (transaction) => {
      await lockAuthoredCourses(transaction)
      const before = await listAuthoredCourses(transaction)
      const now = before.map(({ id }) => id)
      if (!requireOrder(now, { wanted: ids, seen })) return before.map(presentAuthoredCourse)
      await placeAuthoredCourses(transaction, ids)
      const courses = await listAuthoredCourses(transaction)
      await placeCourses(
        transaction,
        courses.flatMap(({ course_id, position }) =>
          course_id === null ? [] : [{ id: course_id, position }],
        ),
      )
      await noteAuthoring(
        transaction,
        context,
        'authoring_courses_order',
        { sequence: ids.join(', ') },
        { sequence: now.join(', ') },
      )
      return courses.map(presentAuthoredCourse)
    })
  }),

  authoring_archive: handle(
    staffActions.authoring_archive,
    async (context, { id, archived }) =>
      await withCourse(context, id, async (transaction, { course }) => {
        if (course.archived !== archived) {
          const change = { archived, ...(archived ? { live: null } : {}) }
          await setCourseLive(transaction, id, change)
          await settleLive(transaction, { ...course, ...change })
          await noteAuthoring(transaction, context, 'authoring_archive', {
            course: id,
            title: course.title.uz,
            archived,
          })
        }
        return await showTree(transaction, id)
      }),
  ),
}

const inWords = (order: readonly { id: number; lessons: readonly number[] }[]): string =>
  order.map(({ id, lessons }) => `${id}: ${lessons.join(' ')}`).join('; ')
