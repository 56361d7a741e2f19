import type { SubmissionChecks } from '@qadam/contract'
import * as z from 'zod'

const stored = z.array(
  z.object({
    id: z.string(),
    hidden: z.boolean(),
    passed: z.boolean(),
    fault: z
      .object({
        kind: z.enum(['output', 'assert', 'error', 'too_much', 'too_long', 'broken']),
        expected: z.string().optional(),
        message: z.string().optional(),
        line: z.int().optional(),
        file: z.string().optional(),
      })
      .nullable(),
    printed: z.string(),
  }),
)

/** What the checks of a version came to, as the database keeps it. */
export type StoredCheckResult = z.infer<typeof stored>[number]

/** @throws ZodError when the row is broken. */
export function readCheckResults(results: unknown): StoredCheckResult[] {
  return stored.parse(results)
}

export interface ChecksRecord {
  /** Null while they wait. */
  results: StoredCheckResult[] | null
}

/**
 * The checks of a version for those who may see it. A student learns of a hidden check only whether it is passed: what
 * the program printed there may be what it was given.
 */
export function presentChecks({ results }: ChecksRecord, audience: 'student' | 'staff'): SubmissionChecks {
  if (results === null) return { state: 'waiting', results: [] }
  return {
    state: 'done',
    results: results.map(({ id, hidden, passed, fault, printed }) =>
      hidden && audience === 'student'
        ? { id, hidden, passed, fault: null, printed: '' }
        : { id, hidden, passed, fault, printed },
    ),
  }
}
