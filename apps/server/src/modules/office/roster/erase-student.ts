import type { Executor } from '../../../database/database.ts'
import { deleteRowsOfStudent } from '../../../database/student-rows.ts'
import { deleteMedia, findMedia } from '../../../files/media-store.ts'
import { blankAuditOfStudent } from '../../base/audit/index.ts'
import { forgetStudent, isAnimal, lockAvatar } from '../../base/people/index.ts'
import { discardAllOf, discardFile } from '../../learning/uploads/index.ts'
import { blankPaymentNotes } from '../../money/payments/index.ts'
import { blankCancelReasons } from '../../rewards/shop/index.ts'
import { forgetInvited } from '../invites/index.ts'

/**
 * What stays of an erased student, and why; rows of every other table that leads to them are deleted. All of it is numbers
 * and days: the name, which stood in `people` alone, is gone.
 */
export const staysOfStudent: ReadonlyMap<string, string> = new Map([
  ['people', 'what the rows below hang on, with a number for a name'],
  ['ledger', 'the books: each balance is the sum of its rows'],
  ['period_points', 'is proven against the ledger'],
  ['payments', 'the books'],
  ['payment_accounts', 'the books: providers name a payment by it'],
  ['payment_transactions', 'the books'],
  ['shop_orders', 'the books: what coins went for'],
  ['league_members', 'the places of the others'],
  ['audit_log', 'who did what, and when: without the values, which name the student'],
  ['uploads', 'until the nightly job has deleted the bytes'],
])

/**
 * Erases a student whose row the caller has locked: what they typed, recorded, uploaded and learnt, and by what they could
 * be reached. The bytes of their files go with the nightly job; backups hold all of it until they are removed.
 */
export async function eraseStudent(db: Executor, studentId: number, now: Date): Promise<void> {
  await blankPaymentNotes(db, studentId)
  await blankCancelReasons(db, studentId)
  await forgetInvited(db, studentId)
  await discardAllOf(db, studentId)
  await discardPicture(db, studentId, now)
  await deleteRowsOfStudent(db, studentId, new Set(staysOfStudent.keys()))
  await blankAuditOfStudent(db, studentId)
  await forgetStudent(db, studentId, now)
}

async function discardPicture(db: Executor, studentId: number, now: Date): Promise<void> {
  const key = await lockAvatar(db, studentId)
  const picture = isAnimal(key) ? undefined : await findMedia(db, key)
  if (!picture) return
  await deleteMedia(db, key)
  await discardFile(db, studentId, { key, size: picture.size }, now)
}
