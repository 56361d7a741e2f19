import type { FirstDifference } from './first-difference.ts'

/** The texts of the checks, in one language. */
export interface CheckLabels {
  title: string
  check: string
  stop: string
  /** Beside the title, before anything was tried. */
  count: (total: number) => string
  summary: (passed: number, total: number) => string
  allPassed: string
  /** The program is another since. */
  stale: string
  failed: string
  state: { passed: string; failed: string; running: string; open: string }
  hidden: string
  given: string
  expected: string
  printed: string
  nothing: string
  /** Before a line that differs from the expected one, for screen readers. */
  differs: string
  /** The first difference in a sentence, where the reader is to be told of it. */
  difference?: (found: FirstDifference) => string
  condition: string
  line: (line: number, file: string) => string
  fault: {
    output: string
    assert: string
    error: string
    too_much: string
    too_long: string
    broken: string
  }
}
