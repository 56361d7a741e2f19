import type { Entry } from '../frame/protocol.ts'
import type { WebLabels } from '../web-labels.ts'
import { explainThrown } from './explain-thrown.ts'

/** What an entry of the console means in the reader's language, beside its own words; undefined where nothing is known. */
export function explainEntry({ kind, level, values }: Entry, labels: WebLabels): string | undefined {
  const isError = kind === 'thrown' || (kind === 'values' && (level === 'error' || level === 'warn'))
  if (!isError) return undefined
  const hint = explainThrown(values.map((value) => ('text' in value ? value.text : '')).join(' '))
  return hint && labels.hint(hint)
}
