import { SchoolError, studentActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { replacePasswordHash } from '../../base/people/index.ts'
import { getUserRecord } from './accounts-store.ts'
import { checkPassword } from './check-password.ts'
import { endSessions } from './end-sessions.ts'
import { forgetDevices } from './login-devices-store.ts'
import { hashPassword } from './password.ts'
import { startSession } from './start-session.ts'
import { isWeakPassword } from './weak-password.ts'

/**
 * Verifies the old password like a sign-in, with the same throttling. Then every session but the new one ends, and
 * every device but this one is no longer known for the account.
 */
export const changePassword = handle(studentActions.change_password, async (context, input) => {
  const { first_name, last_name, phone } = await getUserRecord(context.db, context.actor.id)
  const checked = await checkPassword(context, { phone, password: input.old_password })
  const { credentials } = checked
  if (input.new_password === input.old_password) refuse('unchanged')
  if (isWeakPassword(input.new_password, [first_name, last_name, phone])) refuse('guessable')
  const passwordHash = await hashPassword(input.new_password)
  return await startSession(context, { ...checked, remember: input.remember }, async (db, tokenHash) => {
    // Of two changes at once, one was made for a password that is the old one no more.
    const change = { from: credentials.password_hash, to: passwordHash }
    if (!(await replacePasswordHash(db, credentials.id, change)))
      throw new SchoolError('auth.invalid_credentials')
    await forgetDevices(db, credentials.id)
    await endSessions({ db, live: context.live }, { personId: credentials.id, except: tokenHash })
  })
})

function refuse(why: 'guessable' | 'unchanged'): never {
  throw new SchoolError('validation.failed', { fields: { new_password: why } })
}
