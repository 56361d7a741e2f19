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
    /** What of its surroundings the program reached for. */
    touched: z.array(z.string()).optional(),
  }),
)

/** The results of a version's checks, as the database stores them. */
export type StoredCheckResult = z.infer<typeof stored>[number]

/** @throws ZodError when the row is broken. */
export function readCheckResults(results: unknown): StoredCheckResult[] {
  return stored.parse(results)
}

export interface ChecksRecord {
  /** Null while they wait. */
  results: StoredCheckResult[] | null
  /** Whether the server did not survive them. */
  isLost: boolean
}

/**
 * The checks of a version for those who may see it. A student learns of a hidden check only whether it is passed: what
 * the program printed there may be what it was given. Of checks that will not run without a teacher's request they
 * learn nothing: there is nothing to wait for.
 */
export function presentChecks(
  { results, isLost }: ChecksRecord,
  audience: 'student' | 'staff',
  areOn: boolean,
): SubmissionChecks | undefined {
  if (results === null) {
    if (audience === 'student' && (isLost || !areOn)) return undefined
    return { state: isLost ? 'lost' : 'waiting', results: [] }
  }
  const touched = [...new Set(results.flatMap((result) => result.touched ?? []))]
  return {
    state: 'done',
    results: results.map(({ id, hidden, passed, fault, printed }) =>
      hidden && audience === 'student'
        ? { id, hidden, passed, fault: null, printed: '' }
        : { id, hidden, passed, fault, printed },
    ),
    ...(audience === 'staff' && touched.length > 0 ? { touched } : {}),
  }
}
