import { SchoolError, staffActions, timelineRows } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { startOfDay } from '../../base/calendar/index.ts'
import { findStudentBrief } from '../../base/people/index.ts'
import { listTimeline } from './timeline-store.ts'

const minute_ms = 60_000

export const timelineStaffActions = {
  student_timeline: handle(
    staffActions.student_timeline,
    async ({ db, scope, actor, timeZone }, { student_id, day, clock, minutes }) => {
      if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
      const at_ms = startOfDay(day, timeZone).getTime() + minutesOf(clock) * minute_ms
      const [from, until] = [new Date(at_ms - minutes * minute_ms), new Date(at_ms + minutes * minute_ms)]
      const found = await listTimeline(db, student_id, {
        from,
        until,
        lang: actor.lang,
        limit: timelineRows + 1,
      })
      return {
        from: from.toISOString(),
        until: until.toISOString(),
        rows: found.slice(0, timelineRows).map((row) => ({ ...row, at: row.at.toISOString() })),
        more: found.length > timelineRows,
      }
    },
  ),
}

/** Of `HH:MM`. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
