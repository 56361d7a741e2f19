/** The first line in which a program printed something else than it was to. */
export interface FirstDifference {
  line: number
  /** Absent where the program printed no such line. */
  printed?: string
  /** Absent where there is to be no such line. */
  expected?: string
  /** What the program was given, in one line; empty where it asked for nothing. */
  input: string
}

const LONGEST = 60

/** Both texts without spaces at the ends of their lines; undefined where they are the same. */
export function firstDifference(
  printed: string,
  expected: string,
  input: readonly string[] = [],
): FirstDifference | undefined {
  const [own, right] = [linesOf(printed), linesOf(expected)]
  const index = Array.from({ length: Math.max(own.length, right.length) }).findIndex(
    (_, at) => own[at] !== right[at],
  )
  if (index === -1) return undefined
  const [came, due] = [own[index], right[index]]
  return {
    line: index + 1,
    ...(came !== undefined && { printed: short(came) }),
    ...(due !== undefined && { expected: short(due) }),
    input: short(input.join(', ')),
  }
}

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'))
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
