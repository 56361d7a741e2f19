/** A value as it is drawn: by itself, or as an object among `objects`. */
export type Value =
  | { kind: 'word' | 'number' | 'text'; text: string }
  | { kind: 'object'; id: string }
  /** There is more than can be drawn. */
  | { kind: 'cut' }

export interface Name {
  name: string
  value: Value
}

export interface Frame {
  /** The function's, empty for the program itself. */
  name: string
  line: number
  names: readonly Name[]
}

export interface DrawnObject {
  type: string
  shape: 'row' | 'pairs' | 'fields' | 'other'
  /** Keys are there where the shape has them. */
  entries: readonly { key: Value | undefined; value: Value }[]
  /** So many more are not drawn. */
  more: number
}

/** A loop that the innermost frame is in. */
export interface Loop {
  line: number
  /** Tells this time that it is gone through from any other. */
  run: number
  /** 0 before its first round. */
  round: number
  /** Nothing is tested between two rounds, so that the next begins with what this one has left. */
  isEndless: boolean
}

/** A moment of a program: before a line, at the end of a function, or at an error. */
export interface Step {
  event: 'line' | 'return' | 'error'
  file: string
  line: number
  /** So many characters had been printed. */
  output: number
  /** The program first, the innermost function last. */
  frames: readonly Frame[]
  leftOut: number
  objects: Readonly<Record<string, DrawnObject>>
  /** The outermost first. */
  loops: readonly Loop[]
  value: Value | undefined
  error: string | undefined
}

/** Steps as the frame sends them; what is none of stepper.py's is left out, since a program can send whatever it likes. */
export function parseSteps(given: unknown): readonly Step[] {
  return listOf(given).flatMap((each) => stepOf(each) ?? [])
}

const events = ['line', 'return', 'error'] as const
const shapes = ['row', 'pairs', 'fields', 'other'] as const
const texts = ['word', 'number', 'text'] as const

function stepOf(given: unknown): Step | undefined {
  const step = recordOf(given)
  const event = events.find((each) => each === step['event'])
  if (!event) return undefined
  const objects = Object.entries(recordOf(step['objects'])).map(
    ([id, each]) => [id, objectOf(recordOf(each))] as const,
  )
  return {
    event,
    file: textOf(step['file']),
    line: countOf(step['line']),
    output: countOf(step['output']),
    frames: listOf(step['frames']).map((each) => frameOf(recordOf(each))),
    leftOut: countOf(step['leftOut']),
    objects: Object.fromEntries(objects),
    loops: listOf(step['loops']).map((each) => {
      const [line, run, round, isEndless] = listOf(each)
      return { line: countOf(line), run: countOf(run), round: countOf(round), isEndless: isEndless === true }
    }),
    value: step['value'] === undefined ? undefined : valueOf(step['value']),
    error: typeof step['error'] === 'string' ? step['error'] : undefined,
  }
}

function frameOf(frame: Record<string, unknown>): Frame {
  return {
    name: textOf(frame['name']),
    line: countOf(frame['line']),
    names: listOf(frame['names']).map((each) => {
      const [name, value] = listOf(each)
      return { name: textOf(name), value: valueOf(value) }
    }),
  }
}

function objectOf(drawn: Record<string, unknown>): DrawnObject {
  return {
    type: textOf(drawn['type']),
    shape: shapes.find((each) => each === drawn['shape']) ?? 'other',
    entries: listOf(drawn['entries']).map((each) => {
      const [key, value] = listOf(each)
      return { key: key === null || key === undefined ? undefined : valueOf(key), value: valueOf(value) }
    }),
    more: countOf(drawn['more']),
  }
}

function valueOf(given: unknown): Value {
  const value = recordOf(given)
  if (value['kind'] === 'object' && typeof value['id'] === 'string')
    return { kind: 'object', id: value['id'] }
  const kind = texts.find((each) => each === value['kind'])
  return kind ? { kind, text: textOf(value['text']) } : { kind: 'cut' }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const countOf = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function recordOf(value: unknown): Record<string, unknown> {
  // Its fields are validated one by one.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
