import type { StaffActionName } from '@qadam/contract'
import type { StaffCase } from './staff-cases.ts'

type Cases = Record<Extract<StaffActionName, 'course_export' | `course_import${string}`>, StaffCase>

/** Of course archives, which are the office's alone. @param courseId a course with nothing to export in it yet. */
export function archiveCases(courseId: number): Cases {
  const admins = { isOwned: false, isAdmins: true } as const
  const unknown = 'f'.repeat(32)
  return {
    course_export: {
      input: { id: courseId, what: 'draft' },
      bad: [{}, { id: courseId }, { id: 0, what: 'draft' }, { id: courseId, what: 'all' }],
      status: 409,
      ...admins,
    },
    // Of an upload that was never sent, and an import that was never begun: archives have tests of their own.
    course_import_begin: {
      input: { upload_id: unknown },
      bad: [{}, { upload_id: '../x' }, { upload_id: 1 }],
      status: 404,
      ...admins,
    },
    course_import: { input: { id: 1 }, bad: [{}, { id: 'x' }], status: 404, ...admins },
    course_imports: { input: {}, bad: [], ...admins },
    course_import_take: {
      input: { id: 1 },
      bad: [{}, { id: 0 }, { id: 1, publish: 'x' }],
      status: 404,
      ...admins,
    },
  }
}
