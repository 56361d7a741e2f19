import { judge } from '@qadam/code-lab/python-checks'
import type { RunProgram } from '../../../sandbox/run-in-sandbox.ts'
import { codeChecksOf, type StoredQuestion } from '../questions/index.ts'
import type { CodeFiles } from './sent-files.ts'

const ENTRY = 'main.py'
const MOST_CHECKS = 6

interface Trial {
  run: RunProgram
  gone: AbortSignal | undefined
  warn: (reason: string) => void
  /** How long the answer is held back for it. */
  patience_ms: number
}

/** What became of trying an answer's programs. */
export type Verdict = 'solves' | 'harmless' | 'unknown'

/**
 * Whether code does at all what a task's checks look at, where it can be tried: what does not is not held back, and not run.
 */
export function mayPass(question: StoredQuestion, code: string): boolean {
  const checks = checksOf(question)
  const prints = checks.some(({ output }) => output !== undefined && output.trim() !== '')
  const asks = checks.some(
    ({ input, output }) => input !== undefined && input.length > 0 && output !== undefined,
  )
  return checks.length > 0 && (!prints || /print|stdout/.test(code)) && (!asks || /input|stdin/.test(code))
}

/**
 * Whether one of some programs passes all checks of a task, hidden ones too, or would but for what it prints besides: then
 * it is a solution, in whatever form or by whatever algorithm. Most examples fail the first check, which ends their trial.
 * @param own what the student has: where that passes, nothing is a secret.
 * @returns unknown where the checks did not get their turn in time
 */
export async function solvesTask(
  question: StoredQuestion,
  programs: readonly string[],
  own: CodeFiles,
  { run, gone, warn, patience_ms }: Trial,
): Promise<Verdict> {
  const checks = checksOf(question)
  const candidates = programs.filter((code) => mayPass(question, code))
  if (candidates.length === 0) return 'harmless'
  const late = AbortSignal.timeout(patience_ms)
  const ending = gone ? AbortSignal.any([late, gone]) : late
  const aborted = new Promise<'unknown'>((resolve) => {
    if (ending.aborted) resolve('unknown')
    ending.addEventListener('abort', () => resolve('unknown'), { once: true })
  })
  // One text may be printed by chance, several hardly.
  const mayAdd = new Set(checks.map(({ output }) => output?.trim() ?? '')).size > 1
  const passes = async (files: CodeFiles, isOwn = false): Promise<boolean> => {
    for (const check of checks) {
      const { input, assert } = check
      const [ran] = await run({ files: { ...files }, entry: ENTRY }, [{ input, assert }], ending)
      const { fault, printed } = judge(check, ran?.run ?? { kind: 'broken' })
      const isMore = fault?.kind === 'output' && mayAdd && !isOwn && holdsAll(printed, fault.expected)
      if (fault && !isMore) return false
    }
    return true
  }
  const tried = async (): Promise<Verdict> => {
    try {
      for (const code of candidates)
        if (await passes({ ...own, [ENTRY]: code })) return (await passes(own, true)) ? 'harmless' : 'solves'
    } catch (error) {
      // A sandbox that does not work judges nothing; what is known of the solution's own lines and steps still holds.
      if (!ending.aborted)
        warn(`an answer was not tried: ${error instanceof Error ? error.message : 'unforeseen'}`)
    }
    return ending.aborted ? 'unknown' : 'harmless'
  }
  // A program that waits for its turn is not ended by the signal, and nobody waits for it longer.
  return await Promise.race([tried(), aborted])
}

/** Whether all that is expected was printed in its order, with whatever else between it: labels make it no other program. */
function holdsAll(printed: string, expected: string): boolean {
  const wanted = expected.split(/\s+/).filter((word) => word !== '')
  let at = 0
  for (const word of printed.split(/\s+/)) if (word === wanted[at]) at += 1
  return wanted.length > 0 && at === wanted.length
}

const checksOf = (question: StoredQuestion) => codeChecksOf(question).slice(0, MOST_CHECKS)
