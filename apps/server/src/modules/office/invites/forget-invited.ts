import type { Executor } from '../../../database/database.ts'
import { blankName } from '../../messages/notifications/index.ts'
import { deleteLeadOf } from './invites-store.ts'

/** Of the notification that tells an inviter who came. */
export function noticeKey(studentId: number): string {
  return `invite:${studentId}`
}

/** Forgets whom an invitation brought: the lead with name and phone, and the name that its inviter was told. */
export async function forgetInvited(db: Executor, studentId: number): Promise<void> {
  await blankName(db, noticeKey(studentId))
  await deleteLeadOf(db, studentId)
}
