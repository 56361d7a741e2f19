import { limits, SchoolError } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import { createPerson, dealPassword, hashPassword } from '../../access/accounts/index.ts'
import { lockHasAdmin } from '../../base/people/index.ts'
import { readAccountChange, requireFreePhone, requireWhole, type TypedAccount } from './account-change.ts'

/**
 * The first admin of a school that has none; all others are made in the console.
 * @returns the phone in E.164 and the password, which is stored as a hash alone.
 * @throws SchoolError conflict (has_admin, phone_taken), validation.failed with `fields`
 */
export async function createFirstAdmin(
  db: Database,
  typed: TypedAccount,
  { now, random }: { now: Date; random: () => number },
): Promise<{ phone: string; password: string }> {
  const change = readAccountChange(typed)
  const { firstName, lastName, phone } = requireWhole(change)
  const password = dealPassword()
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    if (await lockHasAdmin(transaction)) throw new SchoolError('conflict', { reason: 'has_admin' })
    await requireFreePhone(transaction, phone)
    const lang = change.lang ?? limits.defaultLanguage
    const admin = { role: 'admin' as const, phone, passwordHash, firstName, lastName, lang, createdAt: now }
    await createPerson(transaction, admin, random)
  })
  return { phone, password }
}
