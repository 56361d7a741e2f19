import { promiseLimits, SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { inOnePage, tableReply } from '../../../actions/table-reply.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { schoolDay } from '../../base/calendar/index.ts'
import { passWorks } from '../../learning/review/index.ts'
import { listPlaces } from '../../learning/questions/index.ts'
import { absencesStaffActions } from './absences-staff.ts'
import { isOnBoard, listReviewStaff, listWaiting, sumWaiting } from './board-store.ts'
import { presentSums, presentWaiting, promiseMoments } from './present-board.ts'
import { reportColumns, reportLines, reportMonth } from './promise-report.ts'

const { page: PAGE, maxPassed } = promiseLimits

const promiseBoard = handle(staffActions.promise_board, async (context, { page = 1, ...filter }) => {
  const { db, scope, actor, now, lang, media } = context
  if (filter.group_id !== undefined && !(await isOnBoard(db, scope, filter.group_id, now)))
    throw new SchoolError('not_found')
  const moments = promiseMoments(now)
  const sums = presentSums(await sumWaiting(db, scope, moments), filter)
  const slice = { limit: PAGE, offset: (page - 1) * PAGE }
  const records = await listWaiting(db, scope, filter, { ...moments, ...slice })
  const places = await listPlaces(
    db,
    records.map(({ question_id }) => question_id),
  )
  const viewing = { lang, now, viewerId: actor.id, mediaUrl: (key: string) => media.url(key, now) }
  return {
    ...sums,
    rows: records.flatMap((record) => {
      const place = places.get(record.question_id)
      return place ? [presentWaiting(record, place, viewing)] : []
    }),
    total: sums.counts[filter.state ?? 'waiting'],
    page,
    pagesize: PAGE,
  }
})

const promisePass = handle(staffActions.promise_pass, async (context, input) => {
  const { db, scope, actor, now } = context
  const { to_id, submission_ids, from_id } = input
  if ((submission_ids === undefined) === (from_id === undefined))
    throw new SchoolError('validation.failed', { fields: { submission_ids: 'invalid' } })
  const passed = await db.transaction().execute(async (transaction) => {
    const staff = await listReviewStaff(transaction)
    const to = staff.find(({ id }) => id === to_id)
    if (!to) throw new SchoolError('not_found')
    const filter = submission_ids ? { ids: submission_ids } : { reviewer_id: from_id }
    // Some hundreds at once: another call passes the rest.
    const slice = { limit: maxPassed, offset: 0 }
    const works = await listWaiting(transaction, scope, filter, { ...promiseMoments(now), ...slice })
    const moved = works.filter(({ reviewer_id }) => reviewer_id !== to_id)
    if (moved.length === 0) return 0
    const ids = moved.map(({ id }) => id)
    // Another admin may have passed them to the same colleague meanwhile.
    const count = await passWorks(transaction, ids, to_id, now)
    if (count === 0) return 0
    await recordAudit(transaction, {
      at: now,
      staffId: actor.id,
      action: 'promise_pass',
      subject: { kind: 'staff', id: to_id },
      before: { deputy: [...new Set(moved.map(({ reviewer }) => reviewer ?? '—'))].join(', ') },
      after: { deputy: to.name, works: count, ids: ids.slice(0, 20).join(', ') },
    })
    return count
  })
  return { passed }
})

export const promiseStaffActions = {
  ...absencesStaffActions,
  promise_board: promiseBoard,
  promise_pass: promisePass,

  promise_report: handle(staffActions.promise_report, async ({ db, scope, now, timeZone }, { month }) => {
    return await reportMonth(db, scope, month ?? schoolDay(now, timeZone).slice(0, 7))
  }),

  promise_report_export: handle(staffActions.promise_report_export, async (context, { month, format }) => {
    const lines = reportLines(await reportMonth(context.db, context.scope, month))
    const table = { name: `reviews-${month}`, columns: reportColumns(context.lang), pages: inOnePage(lines) }
    return await tableReply(table, { ...context, format })
  }),
}
