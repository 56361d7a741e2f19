import { SchoolError } from '@qadam/contract'
import { judge } from '@qadam/code-lab/python-checks'
import type { RunProgram } from '../../../sandbox/run-in-sandbox.ts'
import type { StoredExercise } from '../questions/index.ts'

const ENTRY = 'main.py'
/** A student looks at the screen meanwhile. */
const PATIENCE_ms = 20_000
/** Students whose programs wait for the sandbox of this process; one more is asked to come again. */
const MOST_WAITING = 40
const RETRY_AFTER_S = 5

export type Verdict = { kind: 'unknown' } | { kind: 'tried'; failed: string[] }

/** Tries the programs of exercises on the server: one of a student at a time. */
export class ExerciseTries {
  readonly #run: RunProgram | undefined
  readonly #waiting = new Set<number>()

  /** @param run absent where the school has no sandbox */
  constructor(run: RunProgram | undefined) {
    this.#run = run
  }

  /**
   * What all checks of an exercise come to, hidden ones too; unknown for what the server can't run: a page, or any
   * program where there is no sandbox.
   * @throws SchoolError server.busy
   */
  async try(personId: number, exercise: StoredExercise, code: string): Promise<Verdict> {
    if (exercise.language !== 'python' || !this.#run) return { kind: 'unknown' }
    if (this.#waiting.has(personId) || this.#waiting.size >= MOST_WAITING)
      throw new SchoolError('server.busy', { retry_after_s: RETRY_AFTER_S })
    this.#waiting.add(personId)
    try {
      const cases = exercise.checks.map(({ input, assert }) => ({ input, assert }))
      const late = AbortSignal.timeout(PATIENCE_ms)
      const runs = await this.#run({ files: { [ENTRY]: code }, entry: ENTRY }, cases, late).catch(() => {
        // What was ended from outside says nothing about the program.
        throw new SchoolError('server.busy', { retry_after_s: RETRY_AFTER_S })
      })
      const failed = exercise.checks.filter(
        (check, index) => judge(check, runs[index]?.run ?? { kind: 'broken' }).fault !== null,
      )
      return { kind: 'tried', failed: failed.map(({ id }) => id) }
    } finally {
      this.#waiting.delete(personId)
    }
  }
}
