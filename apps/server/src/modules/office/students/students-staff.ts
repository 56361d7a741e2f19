import { limits, SchoolError, staffActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { listCourses, listLessons, spentSince } from '../../learning/courses/index.ts'
import { findGroup } from '../../access/groups/index.ts'
import { addDays, schoolDay, startOfDay } from '../../base/calendar/index.ts'
import { findStudentBrief } from '../../base/people/index.ts'
import { listQueue, presentReviewRow } from '../../learning/review/index.ts'
import { listGroupFigures } from './group-figures-store.ts'
import { studentPasswordNew } from './new-password-staff.ts'
import { timeFactorSave } from './time-factor-staff.ts'
import { presentMatrix, presentStudent, type Viewing } from './present-students.ts'
import { resultsExport } from './results-export.ts'
import { streakRepairActions } from './streak-repair-staff.ts'
import {
  findMatrixCourse,
  getStudent,
  listGroupProgress,
  listGroupSpent,
  listGroupWorks,
  listSpentAttempts,
  listStudentsOfGroup,
} from './students-store.ts'

const viewingOf = ({ lang, media, now, timeZone }: ActionContext): Viewing => ({
  lang,
  now,
  timeZone,
  mediaUrl: (key) => media.url(key, now),
})

export const studentsStaffActions = {
  ...streakRepairActions,
  student_password_new: studentPasswordNew,
  results_export: resultsExport,
  time_factor_save: timeFactorSave,

  group_figures: handle(staffActions.group_figures, async ({ db, scope, now, timeZone }, { group_ids }) => {
    const activeSince = startOfDay(addDays(schoolDay(now, timeZone), 1 - limits.groups.activeDays), timeZone)
    const figures = await listGroupFigures(db, scope, group_ids, activeSince)
    if (figures.length === 0) throw new SchoolError('not_found')
    return figures.map(({ id, students, active, courses }) => ({ id, students, active, courses }))
  }),

  group_progress: handle(staffActions.group_progress, async (context, { group_id, course_id }) => {
    const { db, scope, now } = context
    const group = await findGroup(db, scope, group_id)
    const course = group && (await findMatrixCourse(db, course_id))
    if (!group || !course) throw new SchoolError('not_found')
    return presentMatrix(
      {
        group,
        course,
        students: await listStudentsOfGroup(db, group_id),
        progress: await listGroupProgress(db, group_id, course_id),
        works: await listGroupWorks(db, group_id, course_id),
        spent: await listGroupSpent(db, group_id, course_id, spentSince(now)),
      },
      viewingOf(context),
    )
  }),

  student: handle(staffActions.student, async (context, { student_id }) => {
    const { db, actor, scope, now } = context
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    const courses = await listCourses(db, student_id)
    const lessons = await listLessons(
      db,
      student_id,
      courses.map((course) => course.id),
    )
    const page = { limit: limits.practice.submissionsPage, offset: 0, now }
    const { rows } = await listQueue(db, scope, { status: 'all', student_id }, page)
    const spent = await listSpentAttempts(db, student_id, spentSince(now))
    const viewing = viewingOf(context)
    return {
      ...presentStudent(await getStudent(db, student_id), courses, lessons, spent, viewing),
      submissions: rows.map((row) => presentReviewRow(row, { ...viewing, viewerId: actor.id })),
    }
  }),
}
