import type { Executor } from '../../../database/database.ts'
import { dealAnimal, insertPerson, type NewPerson } from '../../base/people/index.ts'

export { accountsActions, accountsStaffActions } from './accounts-actions.ts'
export type { NewPerson }
export {
  getUserRecord,
  findConfiguredLink,
  findPaymentLink,
  findPayPlace,
  savePaymentLink,
  savePayPlace,
} from './accounts-store.ts'
export { forgetDevices, removeOldDevices } from './login-devices-store.ts'
export { dealPassword, derivePassword, deriveSalt } from './first-password.ts'
export { endSessions } from './end-sessions.ts'
export { passwordResetActions } from './password-reset.ts'
export { forgetReset, removeOldResets } from './password-resets-store.ts'
export { codeText, sendResetCodes } from './send-reset-codes.ts'
export { daysLeftToPayment, demoPaymentLink, readPaymentLink } from './payment-due.ts'
export { hashPassword, hasSalt } from './password.ts'
export { normalizePhone } from './phone.ts'
export { findTakenOff } from './present-second-factor.ts'
export { removeEndedChallenges } from './second-step.ts'
export { hashToken } from './session-token.ts'
export { SessionMemory } from './session-memory.ts'
export { findSession, listRunningSessions, removeEndedSessions } from './sessions-store.ts'

/**
 * Adds a person whose password was hashed before (`hashPassword`): hashing takes too long to hold a transaction.
 * @returns the new id.
 */
export async function createPerson(db: Executor, person: NewPerson): Promise<number>
/** The same for a person without a picture: one of the five animals is dealt, once and for good. */
export async function createPerson(
  db: Executor,
  person: Omit<NewPerson, 'avatar'>,
  random: () => number,
): Promise<number>
export async function createPerson(
  db: Executor,
  person: Omit<NewPerson, 'avatar'> & { avatar?: string },
  random?: () => number,
): Promise<number> {
  const avatar = person.avatar ?? dealAnimal(random ?? (() => 0))
  return await insertPerson(db, { ...person, avatar })
}
