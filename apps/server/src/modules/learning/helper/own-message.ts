import { limits, SchoolError } from '@qadam/contract'
import * as z from 'zod'
import { parseStorableJson } from '../../../json/bounded-json.ts'

const entry = z.object({ role: z.string(), content: z.string() })

/**
 * The student's question: `message`, else the last entry of the history their client sent. The rest of it is ignored:
 * a client could forge the helper's messages.
 * @throws SchoolError validation.failed where there is no question
 */
export function ownMessage(message: string | undefined, history: unknown): string {
  const asked = (message ?? lastOf(history)).trim()
  if (asked === '') throw new SchoolError('validation.failed', { fields: { message: 'missing' } })
  if (asked.length > limits.helper.messageMaxLength)
    throw new SchoolError('validation.failed', { fields: { message: 'tooLong' } })
  return asked
}

function lastOf(history: unknown): string {
  const list = typeof history === 'string' ? parseJson(history) : history
  // A client may send the bare words, too.
  if (typeof list === 'string') return list
  const last: unknown = Array.isArray(list) ? list.at(-1) : undefined
  if (typeof last === 'string') return last
  const parsed = entry.safeParse(last)
  return parsed.success && parsed.data.role === 'user' ? parsed.data.content : ''
}

function parseJson(text: string): unknown {
  try {
    return parseStorableJson(text)
  } catch {
    return text
  }
}
