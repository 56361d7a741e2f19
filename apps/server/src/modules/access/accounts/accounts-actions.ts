import { SchoolError, staffActions, studentActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { saveLanguage } from '../../base/people/index.ts'
import { getUserRecord } from './accounts-store.ts'
import { endSessions } from './end-sessions.ts'
import { changePassword } from './change-password.ts'
import { login } from './login-actions.ts'
import { presentUser } from './present-user.ts'
import { secondFactorStaff } from './second-factor-staff.ts'
import { passkeysStaff } from './passkeys-staff.ts'
import { loginPasskey, loginPasskeyBegin, loginSecondStep } from './second-step.ts'
import { sessionsActions } from './sessions-actions.ts'
import { updateProfile } from './update-profile.ts'

const endSession = async (context: ActionContext) => {
  await endSessions(context, { tokenHash: context.actor.sessionHash })
  return null
}

const logout = handle(studentActions.logout, endSession)

const profile = handle(studentActions.profile, async (context) =>
  presentUser(await getUserRecord(context.db, context.actor.id), null, context),
)

const updateLang = handle(studentActions.update_lang, async (context, input) => {
  // Saying "saved" to a session that has ended would be untrue.
  if (context.tokenRefusal) throw new SchoolError(context.tokenRefusal)
  if (context.actor) {
    await saveLanguage(context.db, context.actor.id, input.lang)
    await context.live.peopleChanged([context.actor.id])
  }
  return { lang: input.lang }
})

export const accountsActions = {
  login,
  logout,
  profile,
  update_profile: updateProfile,
  update_lang: updateLang,
  change_password: changePassword,
  ...sessionsActions,
}

/** What a session at the staff console needs; signing in is the same for all roles. */
export const accountsStaffActions = {
  logout: handle(staffActions.logout, endSession),
  update_lang: updateLang,
  login_second_step: loginSecondStep,
  login_passkey_begin: loginPasskeyBegin,
  login_passkey: loginPasskey,
  ...secondFactorStaff,
  ...passkeysStaff,
}
