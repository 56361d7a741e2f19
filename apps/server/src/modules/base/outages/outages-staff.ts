import { officeLimits, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { listOutages } from './outages-store.ts'

export const outagesStaffActions = {
  outages: handle(staffActions.outages, async ({ db }) => {
    const rows = await listOutages(db, officeLimits.outagesShown)
    return {
      rows: rows.map(({ id, began_at, ended_at, exam_parts }) => ({
        id,
        began_at: began_at.toISOString(),
        ended_at: ended_at.toISOString(),
        exam_parts,
      })),
    }
  }),
}
