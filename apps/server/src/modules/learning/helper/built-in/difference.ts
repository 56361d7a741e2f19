/** How what was printed differs from what was to be. */
export type DifferenceKind =
  | 'nothing'
  | 'none'
  | 'echo'
  | 'glued'
  | 'case'
  | 'spaces'
  | 'one_line'
  | 'marks'
  | 'label_extra'
  | 'label_missing'
  | 'order'
  | 'more_lines'
  | 'fewer_lines'
  | 'whole'
  | 'unrounded'
  | 'off_by_one'
  | 'other'

export interface Difference {
  kind: DifferenceKind
  /** The first line that differs, from 1. */
  line: number
  /** What stands in that line; null where there is no such line. */
  printed: string | null
  expected: string | null
}

interface Compared {
  printed: string
  expected: string
  lines: { printed: readonly string[]; expected: readonly string[] }
  /** The first lines that differ. */
  first: { printed: string; expected: string }
  input: readonly string[]
}

const bare = (text: string): string => text.replaceAll(/\s/g, '')
const spaced = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll(/[ \t]+/g, ' '))
    .join('\n')
const unmarked = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\n]|\p{Lm}/gu, '')
const sorted = (lines: readonly string[]): string => lines.toSorted().join('\n')
const each = ({ lines }: Compared, is: (printed: string, expected: string) => boolean): boolean =>
  lines.printed.length === lines.expected.length &&
  lines.printed.every((line, index) => is(line, lines.expected[index] ?? ''))

const numberPattern = /(?<![\w.])-?\d+(?:\.\d+)?(?![\w.]*\d)/g
const numbersOf = (line: string): number[] => [...line.matchAll(numberPattern)].map(([text]) => Number(text))
const withoutNumbers = (line: string): string => line.replaceAll(numberPattern, '#')

/** Whether the first lines that differ say the same but for numbers, each of which stands so to what was expected. */
function numbersAre({ first }: Compared, is: (printed: number, expected: number) => boolean): boolean {
  const [printed, expected] = [numbersOf(first.printed), numbersOf(first.expected)]
  if (printed.length === 0 || printed.length !== expected.length) return false
  if (withoutNumbers(first.printed) !== withoutNumbers(first.expected)) return false
  return printed.every(
    (value, index) => value === expected[index] || is(value, expected[index] ?? Number.NaN),
  )
}

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** Facts about both texts, the first that holds: none says more than can be seen. */
const patterns: Record<Exclude<DifferenceKind, 'other'>, (compared: Compared) => boolean> = {
  nothing: ({ printed }) => printed === '',
  none: ({ lines }) =>
    lines.printed.filter((line) => line !== 'None').join('\n') === lines.expected.join('\n'),
  case: ({ printed, expected }) => printed.toLowerCase() === expected.toLowerCase(),
  spaces: ({ printed, expected }) => spaced(printed) === spaced(expected),
  one_line: ({ lines, printed, expected }) =>
    lines.printed.length < lines.expected.length && bare(printed) === bare(expected),
  echo: ({ printed, input }) => input.length > 0 && printed === input.join('\n'),
  // Before the marks: 2.5 is no misspelt 25.
  glued: ({ first, input }) => {
    const typed = input.map((line) => line.trim())
    const isNumber = typed.length > 1 && typed.every((line) => /^-?\d+$/.test(line))
    if (!isNumber) return false
    const [printed, expected] = [numbersOf(first.printed), numbersOf(first.expected)]
    return printed.some((value, index) => String(value) === typed.join('') && value !== expected[index])
  },
  whole: (compared) =>
    each(compared, (printed, expected) => printed.replaceAll(/(?<=\d)\.0(?!\d)/g, '') === expected),
  unrounded: (compared) =>
    numbersAre(
      compared,
      (printed, expected) =>
        decimals(printed) > decimals(expected) && Number(printed.toFixed(decimals(expected))) === expected,
    ),
  order: ({ lines }) => sorted(lines.printed) === sorted(lines.expected),
  off_by_one: (compared) => numbersAre(compared, (printed, expected) => Math.abs(printed - expected) === 1),
  label_extra: (compared) =>
    each(compared, (printed, expected) => expected !== '' && printed.endsWith(expected)),
  label_missing: (compared) =>
    each(compared, (printed, expected) => printed !== '' && expected.endsWith(printed)),
  marks: ({ printed, expected }) => unmarked(printed) === unmarked(expected),
  more_lines: ({ lines }) =>
    lines.printed.length > lines.expected.length && startsWith(lines.printed, lines.expected),
  fewer_lines: ({ lines }) =>
    lines.printed.length < lines.expected.length && startsWith(lines.expected, lines.printed),
}

function startsWith(lines: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((line, index) => lines[index] === line)
}

/**
 * The first difference between two texts that are not the same, both without spaces at the ends of their lines and
 * without empty lines at their end (`tidy`).
 * @param input what the program was given, line by line
 */
export function differenceOf(printed: string, expected: string, input: readonly string[]): Difference {
  const lines = { printed: printed.split('\n'), expected: expected.split('\n') }
  const place = lines.expected.findIndex((line, index) => line !== lines.printed[index])
  const index = place === -1 ? lines.expected.length : place
  const first = { printed: lines.printed[index] ?? '', expected: lines.expected[index] ?? '' }
  const compared = { printed, expected, lines, first, input }
  const found = Object.entries(patterns).find(([, holds]) => holds(compared))
  return {
    kind: (found?.[0] ?? 'other') as DifferenceKind, // a key of the patterns
    line: index + 1,
    printed: printed === '' ? null : (lines.printed[index] ?? null),
    expected: lines.expected[index] ?? null,
  }
}
