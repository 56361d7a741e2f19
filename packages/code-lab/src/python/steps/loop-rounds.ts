import { describeValue } from './describe-step.ts'
import type { Step } from './parse-steps.ts'

const MAX_ROUNDS = 50
const MAX_NAMES = 6

export interface LoopRounds {
  /** Where the loop begins. */
  line: number
  names: readonly string[]
  rounds: readonly Round[]
  /** So many earlier ones are not shown. */
  leftOut: number
  /** So many more names change, and are not shown. */
  moreNames: number
}

export interface Round {
  number: number
  /** Of its first step. */
  at: number
  /** What each name held at its end, and of the last round: holds now. Undefined where there was no such name. */
  values: readonly (string | undefined)[]
}

/** What the names held at the end of each round of the innermost loop that a step is in, as far as the step. */
export function loopRounds(steps: readonly Step[], at: number): LoopRounds | undefined {
  const loop = steps[at]?.loops.at(-1)
  if (!loop || loop.round === 0) return undefined
  const roundOf = (step: Step | undefined) => step?.loops.find(({ run }) => run === loop.run)?.round
  const found: { number: number; first: number; last: number }[] = []
  for (let index = at; index >= 0 && found.length <= MAX_ROUNDS; index -= 1) {
    // What it calls has steps of its own between those of the loop.
    const number = roundOf(steps[index])
    if (number === 0) break
    if (number === undefined) continue
    const begun = found.at(-1)
    if (begun?.number === number) begun.first = index
    else found.push({ number, first: index, last: index })
  }
  const shown = found.slice(0, MAX_ROUNDS).toReversed()
  const ends = shown.map(({ last }, index) => {
    const following = loop.isEndless ? shown[index + 1]?.first : undefined
    return valuesOf(steps[following ?? last])
  })
  const all = [...new Set(ends.flatMap((values) => [...values.keys()]))]
  const moments = [...shown.map(({ first }) => valuesOf(steps[first])), ...ends]
  const changing = all.filter((name) => new Set(moments.map((values) => values.get(name))).size > 1)
  // Of a single round nothing tells what changes.
  const told = ends.length > 1 ? changing : all
  const names = told.slice(0, MAX_NAMES)
  return {
    line: loop.line,
    names,
    rounds: shown.map(({ number, first }, index) => ({
      number,
      at: first,
      values: names.map((name) => ends[index]?.get(name)),
    })),
    leftOut: (shown[0]?.number ?? 1) - 1,
    moreNames: told.length - names.length,
  }
}

const valuesOf = (step: Step | undefined): ReadonlyMap<string, string> =>
  new Map(
    (step?.frames.at(-1)?.names ?? [])
      .filter(({ value }) => value.kind !== 'cut')
      .map(({ name, value }) => [name, describeValue(value, step?.objects ?? {})]),
  )
