import { judge } from '../python/checks/judge.ts'
import { explainError } from '../python/explain/explain-error.ts'
import type { PythonEngine } from '../python/python-engine.ts'
import type { ShownCheck, ShownFault, ShownResult } from './shown-check.ts'

export interface TryPorts {
  signal: AbortSignal
  /** Of each check, as soon as it is there. */
  onResult: (result: ShownResult) => void
  /** Which one is next. */
  onTry: (id: string) => void
}

/** By then a program that ends has ended; the server is as patient. */
const PATIENCE_ms = 10_000

/**
 * Tries a program with every check that may be tried here, one after the other.
 * @returns false where Python is not to be had.
 */
export async function tryPython(
  engine: Pick<PythonEngine, 'check' | 'stop' | 'state'>,
  program: { files: Readonly<Record<string, string>>; entry: string },
  checks: readonly ShownCheck[],
  lang: 'uz' | 'ru',
  { signal, onResult, onTry }: TryPorts,
): Promise<boolean> {
  const stop = () => engine.stop()
  signal.addEventListener('abort', stop)
  try {
    for (const { id, input, output, assert } of checks) {
      if (signal.aborted) return true
      onTry(id)
      let isPatient = true
      let timer: ReturnType<typeof setTimeout> | undefined
      // From when the program runs: Python itself may take long to come.
      const onBegin = () => {
        timer = setTimeout(() => {
          isPatient = false
          engine.stop()
        }, PATIENCE_ms)
      }
      const check = JSON.stringify({ input, assert })
      const run = await engine.check(program.files, program.entry, check, onBegin)
      clearTimeout(timer)
      const { fault, printed } = judge({ id, input, output, assert }, run)
      // The student pressed Stop.
      if (fault?.kind === 'too_long' && isPatient) return true
      if (engine.state.kind === 'failed') return false
      if (signal.aborted) return true
      onResult({ id, passed: fault === null, fault: fault && shown(fault, lang), printed })
    }
    return true
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function shown(fault: NonNullable<ReturnType<typeof judge>['fault']>, lang: 'uz' | 'ru'): ShownFault {
  if (fault.kind !== 'error') return fault
  const { type, message, place } = fault.error
  return {
    kind: 'error',
    message: message === '' ? type : `${type}: ${message}`,
    explanation: explainError(fault.error, lang),
    ...(place && { line: place.line, file: place.file }),
  }
}
