import { limits, SchoolError, type LeadState } from '@qadam/contract'
import type { PhoneOwner } from '../../base/people/index.ts'

/** "Ali Valiyev" as "Ali V.": what an inviter may see of a lead. */
export function nameForInviter(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/u)
  const [initial = ''] = second
  return initial === '' ? first : `${first} ${initial.toUpperCase()}.`
}

/** An unguessable code of the alphabet. */
export function makeInviteCode(random: () => number): string {
  const { length, alphabet } = limits.invites.code
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
}

/** @throws SchoolError conflict: enrolled is final */
export function requireMovable(state: LeadState): void {
  if (state === 'enrolled') throw new SchoolError('conflict', { reason: 'enrolled' })
}

/**
 * Whether an inviter earns the coins for a lead whose phone may have an account already.
 * @returns why not; null where they do
 * @throws SchoolError conflict for the phone of a member of staff, and for that of a student whose account is closed: nobody
 * learns by it
 */
export function refusalOfReward(
  lead: { inviter_id: number; created_at: Date },
  owner: PhoneOwner | undefined,
): 'student_before' | 'own_invitation' | null {
  if (!owner) return null
  if (owner.role !== 'student') throw new SchoolError('conflict', { reason: 'staff_phone' })
  if (owner.closed_at !== null) throw new SchoolError('conflict', { reason: 'closed' })
  if (owner.id === lead.inviter_id) return 'own_invitation'
  // An account that was made after the phone was left is the invitation's doing.
  return owner.created_at < lead.created_at ? 'student_before' : null
}
