import type { Attempt } from '@qadam/contract'
import * as z from 'zod/mini'
import { localStore } from '../../../platform/storage.ts'
import { clockOffset } from './server-clock.ts'

const noteSchema = z.object({ attempt_id: z.int(), until_ms: z.number() })

const keyOf = (accountId: number, lessonId: number): string => `qadam.attempt.${accountId}.${lessonId}`

/** Notes on this device that an attempt runs, by this device's own clock; null takes the note away. */
export function noteRunningAttempt(accountId: number, lessonId: number, attempt: Attempt | null): void {
  const key = keyOf(accountId, lessonId)
  if (!attempt) return localStore.remove(key)
  const until_ms = Date.parse(attempt.expires_at) - clockOffset(attempt.now, Date.now())
  localStore.write(key, JSON.stringify({ attempt_id: attempt.attempt_id, until_ms }))
}

/** Whether an attempt was begun here and its time is not out, so that a reload resumes it at once. */
export function isAttemptRunning(accountId: number, lessonId: number): boolean {
  try {
    const note = z.safeParse(noteSchema, JSON.parse(localStore.read(keyOf(accountId, lessonId)) ?? 'null'))
    return note.success && note.data.until_ms > Date.now()
  } catch {
    return false
  }
}
