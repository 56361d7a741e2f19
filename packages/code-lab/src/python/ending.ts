import type { Slip } from './explain/clues.ts'
import type { PythonLabels } from './labels.ts'
import type { PythonError, RunResult } from './parse-message.ts'
import type { RunState } from './python-run.ts'

/** What became of the last run. */
export type Ending =
  | { kind: 'none' }
  | { kind: 'finished'; slips: readonly Slip[] }
  | { kind: 'stopped' | 'step_limit' | 'crashed' }
  | { kind: 'error'; error: PythonError }

export const noEnding: Ending = { kind: 'none' }

export function endingOf(result: RunResult): Ending {
  if (result.outcome === 'error') return { kind: 'error', error: result.error }
  // Only a command of the shell can be incomplete.
  if (result.outcome === 'finished' || result.outcome === 'incomplete')
    return { kind: 'finished', slips: result.slips ?? [] }
  return { kind: result.outcome }
}

/** How it ended, without what was said of a program that is another by now. */
export function withoutMeaning(ending: Ending): Ending {
  if (ending.kind === 'error' || ending.kind === 'crashed') return noEnding
  return ending.kind === 'finished' && ending.slips.length > 0 ? { kind: 'finished', slips: [] } : ending
}

/** What Python is at, in words. */
export function stateText(state: RunState, ending: Ending, words: PythonLabels): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'loading':
      return words.loading
    case 'starting':
      return state.python === 'loading' ? words.loading : words.running
    case 'running':
      return words.running
    case 'awaiting_input':
      return words.awaiting
    case 'stopping':
      return words.stopping
    case 'failed':
      return words.failed
    case 'ready':
      if (ending.kind === 'finished') return words.finished
      // What an error or a crash means stands below what was printed.
      return ending.kind === 'none' || ending.kind === 'error' ? '' : words.stopped
  }
}
