import { openTabChannel, type TabChannel } from '@qadam/delivery/tab-channel'
import type { AttemptMessage } from './attempt-session.ts'

/** Joins the tabs of one student, in which attempts run or answers of them are sent. */
export function openAttemptChannel(accountId: number): TabChannel<AttemptMessage> {
  return openTabChannel(
    `qadam.attempt.${accountId}`,
    (data) => data as AttemptMessage, // only this app of this origin speaks here
  )
}
