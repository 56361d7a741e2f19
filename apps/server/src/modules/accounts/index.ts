import type { Executor } from '../../database/database.ts'
import { insertPerson, type NewPerson } from './accounts-store.ts'

export { accountsActions } from './accounts-actions.ts'
export { findCredentials, findPaymentLink, findSession, type NewPerson } from './accounts-store.ts'
export { daysLeftToPayment, readPaymentLink } from './payment-due.ts'
export { hashPassword } from './password.ts'
export { hashToken } from './session-token.ts'

/**
 * Adds a person whose password was hashed before (`hashPassword`): hashing takes too long to hold a transaction.
 * @returns the new id.
 */
export async function createPerson(db: Executor, person: NewPerson): Promise<number> {
  return await insertPerson(db, person)
}
