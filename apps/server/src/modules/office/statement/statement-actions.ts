import { SchoolError, staffActions, studentActions, type Statement, serverLimits } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { findStudentBrief } from '../../base/people/index.ts'
import { ledgerExport } from './ledger-export.ts'
import { presentStatement } from './present-statement.ts'
import { listStatement } from './statement-store.ts'

interface Page {
  page: number
  currency?: 'points' | 'coins' | undefined
}

async function statementOf(context: ActionContext, personId: number, input: Page): Promise<Statement> {
  const size = serverLimits.statement.page
  // One more than fits shows whether there are older ones.
  const range = { skip: (input.page - 1) * size, limit: size + 1 }
  return presentStatement(await listStatement(context.db, personId, input.currency, range), size, context)
}

export const statementActions = {
  statement: handle(
    studentActions.statement,
    async (context, input) => await statementOf(context, context.actor.id, input),
  ),
}

export const statementStaffActions = {
  ledger_export: ledgerExport,
  statement: handle(staffActions.statement, async (context, { student_id, ...input }) => {
    if (!(await findStudentBrief(context.db, context.scope, student_id))) throw new SchoolError('not_found')
    return await statementOf(context, student_id, input)
  }),
}
