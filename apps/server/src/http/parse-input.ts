import { SchoolError, type Action } from '@qadam/contract'
import * as z from 'zod/mini'
import type { FieldProblem } from '../i18n/error-messages.ts'

/**
 * The input as the contract's schema gives it: unknown fields left out, numbers in text made numbers.
 * @throws SchoolError validation.failed with `fields`: the name of each wrong one and what is wrong with it.
 */
export function parseInput(action: Action, fields: Record<string, unknown>): unknown {
  const parsed = z.safeParse(action.input, fields)
  if (parsed.success) return parsed.data
  const problems: Record<string, FieldProblem> = {}
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? '')
    if (name !== '') problems[name] ??= problemOf(issue.code, fields[name])
  }
  throw new SchoolError('validation.failed', { fields: problems })
}

function problemOf(code: string, value: unknown): FieldProblem {
  if (value === undefined || value === null || value === '') return 'missing'
  return code === 'too_big' ? 'tooLong' : 'invalid'
}
