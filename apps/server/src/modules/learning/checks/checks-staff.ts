import { SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { findReviewRecord, queueChanged } from '../review/index.ts'
import { waitAgain } from './checks-store.ts'

const reviewCheckAgain = handle(staffActions.review_check_again, async (context, { submission_id }) => {
  const { db, scope, now, jobs, live } = context
  const record = await findReviewRecord(db, scope, submission_id, now)
  if (!record) throw new SchoolError('not_found')
  const isAsked = await db.transaction().execute(async (transaction) => {
    if (!(await waitAgain(transaction, submission_id, now))) return false
    await jobs.send(transaction, 'run_checks', { submission_id })
    return true
  })
  // A colleague was faster: then they wait already.
  if (isAsked) live.publish(await queueChanged(db, record, now))
  return null
})

export const checksStaffActions = { review_check_again: reviewCheckAgain }
