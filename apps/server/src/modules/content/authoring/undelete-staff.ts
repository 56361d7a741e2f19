import { authoringLimits, SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import type { Database } from '../../../database/database.ts'
import { byActor, noteAuthoring, showTree, withCourse } from './authoring-work.ts'
import { touchAuthoredCourse } from './courses-store.ts'
import {
  findCourseOfDeleted,
  listDeletedParts,
  removeDeletedBefore,
  undeleteLesson,
  undeleteModule,
} from './deleted-parts-store.ts'
import { settleLive } from './publish-live.ts'

const KEPT_MS = 24 * 3600 * 1000

/** Removes for good what was deleted more than a day ago. */
export async function removeDeletedParts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db.transaction().execute(async (transaction) => await removeDeletedBefore(transaction, before))
}

const full = (what: 'modules' | 'lessons') => new SchoolError('conflict', { reason: 'full', what })

export const undeleteStaffActions = {
  authoring_undelete: handle(staffActions.authoring_undelete, async (context, { kind, id }) => {
    const courseId = await findCourseOfDeleted(context.db, kind, id)
    if (courseId === undefined) throw new SchoolError('not_found')
    return await withCourse(context, courseId, async (transaction, { course, modules, lessons }) => {
      const present = kind === 'module' ? modules : lessons
      // Idempotent: a retry whose first reply was lost changes nothing.
      if (present.some((part) => part.id === id)) return await showTree(transaction, courseId)
      // Removed for good while this waited for the course.
      if ((await findCourseOfDeleted(transaction, kind, id)) === undefined) throw new SchoolError('not_found')
      const deleted = (await listDeletedParts(transaction, courseId)).find(
        (part) => part.kind === kind && part.id === id,
      )
      if (!deleted) throw new SchoolError('conflict', { reason: 'module_deleted' })
      if (kind === 'module') {
        if (modules.length >= authoringLimits.modules) throw full('modules')
        await undeleteModule(transaction, id)
      } else {
        const beside = lessons.filter((lesson) => lesson.authored_module_id === deleted.module_id)
        if (beside.length >= authoringLimits.lessons) throw full('lessons')
        await undeleteLesson(transaction, id)
      }
      await touchAuthoredCourse(transaction, courseId, byActor(context))
      await settleLive(transaction, course)
      await noteAuthoring(transaction, context, 'authoring_undelete', {
        course: courseId,
        kind,
        title: deleted.title.uz,
      })
      return await showTree(transaction, courseId)
    })
  }),
}
