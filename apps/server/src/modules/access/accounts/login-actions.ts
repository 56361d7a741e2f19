import { SchoolError, studentActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { holdsPassword } from '../../base/people/index.ts'
import { hasFactor } from '../second-factor/index.ts'
import { checkPassword } from './check-password.ts'
import { requireNoSecondStep } from './second-step.ts'
import { sweepSessions } from './sessions-store.ts'
import { startSession } from './start-session.ts'

export const login = handle(studentActions.login, async (context, { remember = false, ...input }) => {
  const checked = { ...(await checkPassword(context, input)), remember }
  await requireNoSecondStep(context, checked)
  return await startSession(context, checked, async (db) => {
    // Meanwhile the password was changed or the account closed, and every session ended but this one, still to begin.
    if (!(await holdsPassword(db, checked.credentials))) throw new SchoolError('auth.invalid_credentials')
    // Or a second factor was set up, in whose place this session would stand.
    if (await hasFactor(db, checked.credentials.id)) throw new SchoolError('auth.invalid_credentials')
    await sweepSessions(db, context.now)
  })
})
