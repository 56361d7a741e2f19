import { SchoolError, staffActions, type Lang } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import {
  codeColumn,
  momentColumn,
  numberColumn,
  studentColumns,
  titleColumn,
} from '../../../actions/table-columns.ts'
import type { TableColumn } from '../../../actions/table-reply.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { exportTable } from '../../base/audit/index.ts'
import { findGroup } from '../../access/groups/index.ts'
import { listEnrolledAfter, listResults, type ResultRecord } from './results-export-store.ts'
import { findMatrixCourse } from './students-store.ts'

/** Each has as many rows as the course has lessons. */
const STUDENTS_A_PAGE = 50

export const resultsExport = handle(staffActions.results_export, async (context, input) => {
  const { db, scope, lang } = context
  const { course_id, group_id, format } = input
  const group = group_id === undefined ? null : await findGroup(db, scope, group_id)
  const course = await findMatrixCourse(db, course_id)
  if (group === undefined || !course) throw new SchoolError('not_found')
  const name = `results-${course_id}${group ? `-${group.id}` : ''}`
  async function* pages() {
    const filter = { courseId: course_id, groupId: group?.id }
    for (let after = 0; ;) {
      const students = await listEnrolledAfter(db, scope, filter, after, STUDENTS_A_PAGE)
      const last = students.at(-1)
      if (last === undefined) return
      yield await listResults(db, course_id, students)
      after = last
    }
  }
  return await exportTable(
    context,
    { name, columns: columnsOf(course.title, lang), pages: pages() },
    {
      format,
      action: 'results_export',
      subject: group ? { kind: 'group', id: group.id } : { kind: 'school' },
      after: { course: course_id, title: course.title.uz },
    },
  )
})

function columnsOf(course: Localized, lang: Lang): TableColumn<ResultRecord>[] {
  return [
    ...studentColumns<ResultRecord>(({ person_id, student, phone, group_name }) => {
      return { id: person_id, name: student, phone, group: group_name }
    }),
    titleColumn('course', lang, () => course),
    titleColumn('module', lang, ({ module_title }) => module_title),
    titleColumn('lesson', lang, ({ lesson_title }) => lesson_title),
    codeColumn('state', lang, ({ state }) => state ?? 'not_begun'),
    numberColumn('best', ({ best_percentage }) => best_percentage),
    numberColumn('attempts', ({ attempts }) => attempts),
    numberColumn('points', ({ points }) => points),
    momentColumn('opened_at', ({ opened_at }) => opened_at),
    momentColumn('touched_at', ({ touched_at }) => touched_at),
    momentColumn('finished_at', ({ finished_at }) => finished_at),
  ]
}
