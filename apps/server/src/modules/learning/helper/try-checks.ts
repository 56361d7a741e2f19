import { limits, type Lang } from '@qadam/contract'
import { judge } from '@qadam/code-lab/python-checks'
import { say } from '../../../i18n/localized.ts'
import type { RunProgram } from '../../../sandbox/run-in-sandbox.ts'
import { codeChecksOf, type StoredQuestion } from '../questions/index.ts'
import type { Tried } from './built-in/tried.ts'
import type { CodeFiles } from './sent-files.ts'

const ENTRY = 'main.py'
/** The most checks that a student waits for, each a Python of its own, and how long. */
const MOST = 3
const PATIENCE_ms = 10_000
const { fileMaxLength, filesMaxLength } = limits.helper

/**
 * What comes of the visible checks of a task in Python, up to the first that fails and, where that printed something
 * else, one more: whether it prints the same for another input. Undefined where there are none, where nothing was written
 * yet, or where it would take too long: then the helper says nothing of them.
 * @param gone aborts once nobody waits any more
 */
export async function tryChecks(
  question: StoredQuestion,
  files: CodeFiles,
  { run, lang, gone }: { run: RunProgram; lang: Lang; gone: AbortSignal | undefined },
): Promise<Tried | undefined> {
  const checks = codeChecksOf(question)
  const all = checks.filter(({ hidden }) => !hidden)
  const visible = all.slice(0, MOST)
  if (visible.length === 0 || (files[ENTRY] ?? '').trim() === '' || isCut(files)) return undefined
  const late = AbortSignal.timeout(PATIENCE_ms)
  const ending = gone ? AbortSignal.any([late, gone]) : late
  const aborted = new Promise<[]>((resolve) => {
    if (ending.aborted) resolve([])
    ending.addEventListener('abort', () => resolve([]), { once: true })
  })
  const tried: Tried['checks'][number][] = []
  let hasFailed = false
  const told = (): Tried => ({
    checks: tried,
    left: all.length - tried.length,
    hasHidden: all.length < checks.length,
  })
  for (const check of visible) {
    const { input, assert } = check
    // A program that waits for its turn is not ended by the signal, and nobody waits for it longer.
    const [ran] = await Promise.race([
      run({ files: { ...files }, entry: ENTRY }, [{ input, assert }], ending).catch(() => []),
      aborted,
    ])
    // What was ended from outside says nothing about the program.
    if (!ran || ran.run.kind === 'broken') return hasFailed ? told() : undefined
    tried.push({ title: say(check.title, lang), check, run: ran.run })
    const { fault } = judge(check, ran.run)
    if (hasFailed || (fault && fault.kind !== 'output')) break
    hasFailed = fault !== null
  }
  return told()
}

/** Whether some of it may lack its end: a half program is another one. */
function isCut(files: CodeFiles): boolean {
  const lengths = Object.values(files).map(({ length }) => length)
  return (
    lengths.some((length) => length >= fileMaxLength) ||
    lengths.reduce((sum, one) => sum + one, 0) >= filesMaxLength
  )
}
