import { attemptResult, tryResult } from '@qadam/contract'
import { openTabChannel, type TabChannel } from '@qadam/delivery/tab-channel'
import * as z from 'zod/mini'
import type { AttemptMessage } from './attempt-session.ts'

/** Every page of this origin may speak here, also one of another version of the app. */
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answered'), attempt_id: z.int(), question_id: z.int(), result: tryResult }),
  z.object({ type: z.literal('finished'), attempt_id: z.int(), result: attemptResult }),
  z.object({ type: z.literal('left'), attempt_id: z.int() }),
])

/** Joins the tabs of one student, in which attempts run or answers of them are sent. */
export function openAttemptChannel(accountId: number): TabChannel<AttemptMessage> {
  return openTabChannel(`qadam.attempt.${accountId}`, (data) => z.safeParse(messageSchema, data).data)
}
