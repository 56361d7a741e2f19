/** What the checks say, in one language. */
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
  /** Before a line that is other than it should be, for who hears it. */
  differs: string
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
