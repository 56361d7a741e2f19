export interface Count {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** What a run of Vitest came to. A file that can't be run counts as a failed test. */
export function countVitest(report: unknown, exitCode: number | null): Count {
  // The runner's own JSON reporter wrote it; when it did not come to that there is nothing.
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = (report ?? {}) as Partial<VitestReport>
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return honest({ passed: numPassedTests, failed: numFailedTests + brokenFiles.length }, exitCode)
}

/** What a run of Playwright came to. A test that passed only at its second try has failed. */
export function countPlaywright(report: unknown, exitCode: number | null): Count {
  // As above.
  const { stats = { expected: 0, unexpected: 0, flaky: 0 } } = (report ?? {}) as Partial<PlaywrightReport>
  return honest({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, exitCode)
}

/** A runner that crashed, or that ran no test at all, is a failure of its own. */
function honest(count: Count, exitCode: number | null): Count {
  const isUnexplained = count.failed === 0 && (exitCode !== 0 || count.passed === 0)
  return isUnexplained ? { ...count, failed: 1 } : count
}
