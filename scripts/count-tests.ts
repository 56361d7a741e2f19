import { stripVTControlCharacters } from 'node:util'

/** How many journeys of a run may pass only at their second try (docs/decisions/2026-11-28-second-try.md). */
const flakyJourneys = 1

export interface Count {
  passed: number
  failed: number
}

export interface TestTime {
  name: string
  duration_ms: number
  /** Why it failed, in the runner's words; absent when it passed at its first try. */
  failure?: string
  /** Whether it passed at its second try. */
  isFlaky?: boolean
  /** The file in which a journey's runner wrote what the page showed when it failed. */
  pageFile?: string
}

/** What one project of a Vitest run came to. */
export interface ProjectRun {
  project: string
  passed: number
  failed: number
  /** Files that can't be run, for another reason than a failed test in them. */
  brokenFiles: number
  /** What its files took one after another, with their imports and their databases. */
  work_ms: number
  tests: TestTime[]
}

/** One part of the suite: what it came to, and what it took. */
export interface Part extends Count {
  name: string
  /** Of the tests one after another; several run at a time. */
  work_ms: number
  tests: readonly TestTime[]
}

interface PlaywrightResult {
  duration: number
  errors?: { message?: string }[]
  attachments?: { name: string; path?: string }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok?: boolean; tests: { results: PlaywrightResult[] }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** What a run of Vitest came to, by project. A file that can't be run, and a project without tests, count as failed. */
export function partsOfVitest(report: unknown, projects: readonly string[], exitCode: number | null): Part[] {
  // Our own reporter wrote it; when it did not come to that there is nothing.
  const runs = (report ?? []) as readonly ProjectRun[]
  const parts = projects.map((name) => {
    const run = runs.find(({ project }) => project === name)
    const { passed = 0, failed = 0, brokenFiles = 0, work_ms = 0, tests = [] } = run ?? {}
    const isEmpty = passed + failed + brokenFiles === 0
    return { name, passed, failed: failed + brokenFiles + (isEmpty ? 1 : 0), work_ms, tests }
  })
  const isExplained = exitCode === 0 || parts.some(({ failed }) => failed > 0)
  if (!isExplained) parts.push({ name: 'the run itself', passed: 0, failed: 1, work_ms: 0, tests: [] })
  return parts
}

/**
 * What a run of Playwright came to. One that passed only at its second try has passed, and is told with what failed; were
 * it two in one run, both have failed.
 */
export function partOfPlaywright(report: unknown, exitCode: number | null): Part {
  // The runner's own JSON reporter wrote it; when it did not come to that there is nothing.
  const { stats = { expected: 0, unexpected: 0, flaky: 0 }, suites = [] } = (report ??
    {}) as Partial<PlaywrightReport>
  const tests = suites.flatMap((suite) => timesOf(suite, []))
  const isBorne = stats.flaky <= flakyJourneys
  const passed = stats.expected + (isBorne ? stats.flaky : 0)
  const failed = stats.unexpected + (isBorne ? 0 : stats.flaky)
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0)
  return {
    name: 'journeys',
    passed,
    failed: isUnexplained ? 1 : failed,
    work_ms: tests.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
    tests,
  }
}

function timesOf({ title, suites = [], specs = [] }: PlaywrightSuite, above: readonly string[]): TestTime[] {
  const path = [...above, title]
  const own = specs.map((spec) => {
    const results = spec.tests.flatMap((test) => test.results)
    const errors = results.flatMap((result) => result.errors ?? []).map(({ message = '' }) => message)
    const attachments = results.flatMap((result) => result.attachments ?? [])
    const pageFile = attachments.find(({ name }) => name === 'error-context')?.path
    return {
      name: [...path, spec.title].join(' › '),
      duration_ms: results.reduce((sum, { duration }) => sum + duration, 0),
      ...(errors.length > 0 && {
        failure: errors.join('\n'),
        isFlaky: spec.ok !== false,
        ...(pageFile && { pageFile }),
      }),
    }
  })
  return [...own, ...suites.flatMap((suite) => timesOf(suite, path))]
}

/** The tests that took longest, of all parts, longest first. */
export function slowestTests(parts: readonly Part[], most: number): { part: string; test: TestTime }[] {
  return parts
    .flatMap(({ name, tests }) => tests.map((test) => ({ part: name, test })))
    .toSorted((one, other) => other.test.duration_ms - one.test.duration_ms)
    .slice(0, most)
}

/**
 * Every test that failed, at its first try alone too, with the first lines of why, and of a journey with the first lines of what the page showed:
 * what a log whose beginning was cut off must still tell.
 */
export function failedTests(
  parts: readonly Part[],
  mostLines: number,
  readPage: (file: string) => string | undefined,
): { name: string; why: string }[] {
  return parts.flatMap((part) =>
    part.tests.flatMap(({ name, failure, isFlaky = false, pageFile }) => {
      if (failure === undefined) return []
      const page = pageFile === undefined ? undefined : shownPage(readPage(pageFile) ?? '')
      const why = firstLines(stripVTControlCharacters(failure), mostLines)
      const shown = page === undefined ? '' : `\nThe page showed:\n${firstLines(page, 2 * mostLines)}`
      const flaky = isFlaky ? ' (passed at its second try: flaky)' : ''
      return [{ name: `${part.name}: ${name}${flaky}`, why: why + shown }]
    }),
  )
}

/** The accessibility tree in what the runner wrote of a failure. */
function shownPage(context: string): string | undefined {
  return /```yaml\n([^]*?)\n```/.exec(context)?.[1]
}

function firstLines(text: string, most: number): string {
  return text.split('\n').slice(0, most).join('\n')
}
