import { exerciseLimits, type Lang } from '@qadam/contract'

type Hint = { uz: string; ru?: string | undefined }

/** The hints of a check in one language, a line each. */
export function hintLines(hints: readonly Hint[], lang: Lang): string {
  const lines = hints.map((hint) => hint[lang] ?? '')
  return lang === 'ru' ? lines.join('\n').trimEnd() : lines.join('\n')
}

/** The hints with those of one language replaced: lines of the same number belong together. */
export function hintsOf(hints: readonly Hint[], lang: Lang, text: string): Hint[] | undefined {
  const lines = text === '' ? [] : text.split('\n').slice(0, exerciseLimits.hints)
  const other = lang === 'uz' ? 'ru' : 'uz'
  const count = Math.max(lines.length, hints.findLastIndex((hint) => (hint[other] ?? '') !== '') + 1)
  const next = Array.from({ length: count }, (_none, place): Hint => {
    const own = lines[place] ?? ''
    const before = hints[place]?.[other] ?? ''
    const [uz, ru] = lang === 'uz' ? [own, before] : [before, own]
    return ru === '' ? { uz } : { uz, ru }
  })
  return next.length === 0 ? undefined : next
}
