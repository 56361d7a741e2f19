import { SchoolError, staffActions, type Lang } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import { tableReply, type TableColumn } from '../../actions/table-reply.ts'
import { codeInWords, exportColumns as header } from '../../i18n/export-words.ts'
import { say, type Localized } from '../../i18n/localized.ts'
import { recordAudit } from '../audit/index.ts'
import { findGroup } from '../groups/index.ts'
import { listEnrolledAfter, listResults, type ResultRecord } from './results-export-store.ts'
import { findMatrixCourse } from './students-store.ts'

/** Each has as many rows as the course has lessons. */
const STUDENTS_A_PAGE = 50

export const resultsExport = handle(staffActions.results_export, async (context, input) => {
  const { db, scope, actor, now, lang, timeZone } = context
  const { course_id, group_id, format } = input
  const group = group_id === undefined ? null : await findGroup(db, scope, group_id)
  const course = await findMatrixCourse(db, course_id)
  if (group === undefined || !course) throw new SchoolError('not_found')
  const name = `results-${course_id}${group ? `-${group.id}` : ''}`
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    action: 'results_export',
    subject: group ? { kind: 'group', id: group.id } : { kind: 'school' },
    after: { course: course_id, title: course.title.uz, file: `${name}.${format}` },
  })
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
  return await tableReply(
    { name, columns: columnsOf(course.title, lang), pages: pages() },
    { format, lang, timeZone },
  )
})

function columnsOf(course: Localized, lang: Lang): TableColumn<ResultRecord>[] {
  return [
    { header: header.student_id, kind: 'number', value: ({ person_id }) => person_id },
    { header: header.student, kind: 'text', value: ({ student }) => student },
    { header: header.phone, kind: 'phone', value: ({ phone }) => phone },
    { header: header.group, kind: 'text', value: ({ group_name }) => group_name },
    { header: header.course, kind: 'text', value: () => say(course, lang) },
    { header: header.module, kind: 'text', value: (row) => titleOf(row.module_title, lang) },
    { header: header.lesson, kind: 'text', value: (row) => titleOf(row.lesson_title, lang) },
    { header: header.state, kind: 'text', value: ({ state }) => codeInWords(state ?? 'not_begun', lang) },
    { header: header.best, kind: 'number', value: ({ best_percentage }) => best_percentage },
    { header: header.attempts, kind: 'number', value: ({ attempts }) => attempts },
    { header: header.points, kind: 'number', value: ({ points }) => points },
    { header: header.opened_at, kind: 'moment', value: ({ opened_at }) => opened_at },
    { header: header.touched_at, kind: 'moment', value: ({ touched_at }) => touched_at },
    { header: header.finished_at, kind: 'moment', value: ({ finished_at }) => finished_at },
  ]
}

function titleOf(title: Localized | null, lang: Lang): string | null {
  return title === null ? null : say(title, lang)
}
