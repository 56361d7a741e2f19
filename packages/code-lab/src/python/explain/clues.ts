/** What clues.py finds around an error, beyond its message. */
export const clueKinds = [
  'lookalike',
  'raised',
  'branch',
  'later',
  'global',
  'other_scope',
  'none',
  'none_in_place',
  'none_of_print',
  'none_returned',
  'none_sometimes',
  'shadowed',
  'times',
  'unclosed',
  'operator',
  'declared',
] as const
export type ClueKind = (typeof clueKinds)[number]

export const branches = ['if', 'else', 'for', 'while', 'try', 'except', 'match'] as const
export type Branch = (typeof branches)[number]

export interface Clue {
  kind: ClueKind
  name: string
  other: string
  letter: string
  /** Which letter of the name it is. */
  count: number
  /** The line of the program that it leads to; 0 where there is none. */
  line: number
  /** The branch that did not lead there, and the line it begins in. */
  branch: Branch
  head: number
}

const MAX_WORD = 80

/** A clue as clues.py gives it, or undefined: a program can send whatever it likes. */
export function parseClue(given: unknown): Clue | undefined {
  // Its fields are validated one by one.
  const clue = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  const kind = clueKinds.find((each) => each === clue['kind'])
  if (!kind) return undefined
  return {
    kind,
    name: wordOf(clue['name']),
    other: wordOf(clue['other']),
    letter: wordOf(clue['letter']),
    count: countOf(clue['count']),
    line: countOf(clue['line']),
    branch: branches.find((each) => each === clue['branch']) ?? 'if',
    head: countOf(clue['head']),
  }
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_WORD) : '')
const countOf = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0
