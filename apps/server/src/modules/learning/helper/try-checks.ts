import { limits, type Lang } from '@qadam/contract'
import { say } from '../../../i18n/localized.ts'
import type { Program, SandboxCase, SandboxRun } from '../../../sandbox/run-in-sandbox.ts'
import { codeChecksOf, type StoredQuestion } from '../questions/index.ts'
import type { Tried } from './built-in/tried.ts'
import type { CodeFiles } from './sent-files.ts'

/** Runs a program in the school's sandbox, until it is told to end. */
export type RunProgram = (
  program: Program,
  cases: readonly SandboxCase[],
  ending: AbortSignal,
) => Promise<SandboxRun[]>

const ENTRY = 'main.py'
const { fileMaxLength, filesMaxLength } = limits.helper
/** The most checks that a student waits for. */
const MOST = 4
const PATIENCE_ms = 20_000

/**
 * What comes of the visible checks of a task in Python; undefined where there are none, where nothing was written yet, or
 * where the answer would take too long: then the helper says nothing of them.
 * @param gone aborts once nobody waits any more
 */
export async function tryChecks(
  question: StoredQuestion,
  files: CodeFiles,
  { run, lang, gone }: { run: RunProgram; lang: Lang; gone: AbortSignal | undefined },
): Promise<Tried | undefined> {
  const checks = codeChecksOf(question)
  const visible = checks.filter(({ hidden }) => !hidden).slice(0, MOST)
  if (visible.length === 0 || (files[ENTRY] ?? '').trim() === '' || isCut(files)) return undefined
  const late = AbortSignal.timeout(PATIENCE_ms)
  const cases = visible.map(({ input, assert }) => ({ input, assert }))
  try {
    const runs = await run(
      { files: { ...files }, entry: ENTRY },
      cases,
      gone ? AbortSignal.any([late, gone]) : late,
    )
    // What was ended from outside says nothing about the program.
    if (runs.length < visible.length || runs.some(({ run: { kind } }) => kind === 'broken')) return undefined
    return {
      checks: visible.map((check, index) => ({
        title: say(check.title, lang),
        check,
        run: runs[index]?.run ?? { kind: 'broken' },
      })),
      hasHidden: checks.some(({ hidden }) => hidden),
    }
  } catch {
    return undefined
  }
}

/** Whether some of it may lack its end: a half program is another one. */
function isCut(files: CodeFiles): boolean {
  const lengths = Object.values(files).map(({ length }) => length)
  return (
    lengths.some((length) => length >= fileMaxLength) ||
    lengths.reduce((sum, one) => sum + one, 0) >= filesMaxLength
  )
}
