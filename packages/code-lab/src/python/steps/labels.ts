/** All texts of the step view, in one language. */
export interface StepLabels {
  /** The button that begins it. */
  begin: string
  beginHint: string
  /** Names the whole part. */
  title: string
  place: (at: number, total: number) => string
  slider: string
  first: string
  previous: string
  next: string
  last: string
  close: string
  /** This line comes next. */
  line: (line: number, file: string) => string
  returns: (name: string, value: string) => string
  failed: (line: number, error: string) => string
  /** Names that hold something else than at the step before. */
  changed: (names: string) => string
  /** The program outside of any function. */
  program: string
  output: string
  nothingPrinted: string
  noNames: string
  more: (count: number) => string
  leftOut: (count: number) => string
  /** A second mention of something that is drawn already. */
  same: (number: number) => string
  /** Names that lead to one and the same object, which is drawn with a number. */
  sameObject: (names: string, type: string, number: number) => string
  /** Heads the table of the rounds of the loop that begins in this line. */
  rounds: (line: number) => string
  round: string
  /** Of the round that goes on still. */
  now: string
  toRound: (number: number) => string
  roundsLeftOut: (count: number) => string
  finished: string
  stopped: string
  /** The program was ended, because it takes too many steps. */
  limit: (steps: number) => string
  none: string
}
