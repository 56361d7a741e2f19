import { limits, SchoolError } from '@qadam/contract'
import * as z from 'zod'
import { parseModestJson } from '../../modest-json.ts'

const entry = z.object({ role: z.string(), content: z.string() })

/**
 * What the student asks: `message`, else the last entry of the history their client sent. Nothing else of it is taken:
 * a client could put any words into the helper's mouth.
 * @throws SchoolError validation.failed where nothing is asked
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
    return parseModestJson(text)
  } catch {
    return text
  }
}
