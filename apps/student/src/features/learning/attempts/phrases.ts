import { localStore } from '../../../platform/storage.ts'
import type { test } from '../../../platform/i18n/uz/test.ts'

type Lists = typeof test.praise & typeof test.comfort
export type PhraseKind = keyof Lists

/** What a phrase is said to. */
export interface Moment {
  outcome: 'right' | 'wrong'
  /** The question was never answered before. */
  isFirst: boolean
  /** It took long, or it was wrong the last time. */
  isLong: boolean
  /** There is something to read below the phrase. */
  hasNote: boolean
  /** Another question follows. */
  hasNext: boolean
}

/** Which lists hold what is true of the moment. */
export function phraseKinds({ outcome, isFirst, isLong, hasNote, hasNext }: Moment): PhraseKind[] {
  if (outcome === 'right') return isLong ? ['patient'] : isFirst ? ['praise', 'at_once'] : ['praise']
  return [
    'comfort',
    ...(hasNote ? (['read_on'] as const) : []),
    ...(hasNext ? (['next_one'] as const) : []),
    ...(isFirst ? (['not_at_once'] as const) : []),
  ]
}

/** What of the lists was said last is not said again before this many others. */
const RECENT = 3

/**
 * One phrase of the lists, as `praise.3`.
 * @param recent what was said before, the newest first
 */
export function pickPhrase(
  lists: Partial<Record<PhraseKind, readonly string[]>>,
  kinds: readonly PhraseKind[],
  recent: readonly string[],
  random: () => number,
): string {
  const all = kinds.flatMap((kind) => (lists[kind] ?? []).map((_, index) => `${kind}.${index}`))
  const few = Math.min(RECENT, all.length - 1)
  const said = new Set(recent.filter((id) => all.includes(id)).slice(0, few))
  const left = all.filter((id) => !said.has(id))
  return left[Math.floor(random() * left.length)] ?? ''
}

const KEY = 'phrases'
/** Of each of a test's lists the newest few. */
const STORED = 12

/** What was said on this device, the newest first; a reload does not forget it. */
export function saidPhrases(): string[] {
  return (localStore.read(KEY) ?? '').split(' ').filter(Boolean)
}

export function notePhrase(id: string): void {
  localStore.write(KEY, [id, ...saidPhrases().filter((said) => said !== id)].slice(0, STORED).join(' '))
}
