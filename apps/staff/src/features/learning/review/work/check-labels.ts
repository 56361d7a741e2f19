import type { CheckLabels } from '@qadam/code-lab/check-list'
import type { TFunction } from 'i18next'

/** The texts of checks for a reviewer, for whom nothing is hidden. */
export function checkLabels(t: TFunction): CheckLabels {
  return {
    title: t('checks.title'),
    check: t('checks.check'),
    stop: t('checks.stop'),
    count: (total) => t('checks.count', { count: total }),
    summary: (passed, total) => t('checks.summary', { passed, total }),
    allPassed: t('checks.all_passed'),
    stale: '',
    failed: t('checks.failed'),
    state: {
      passed: t('checks.state.passed'),
      failed: t('checks.state.failed'),
      running: t('checks.state.running'),
      open: t('checks.state.open'),
    },
    hidden: '',
    given: t('checks.given'),
    expected: t('checks.expected'),
    printed: t('checks.printed'),
    nothing: t('checks.nothing'),
    differs: t('checks.differs'),
    condition: t('checks.condition'),
    line: (line, file) => t('checks.line', { line, file }),
    fault: {
      output: t('checks.fault.output'),
      assert: t('checks.fault.assert'),
      error: t('checks.fault.error'),
      too_much: t('checks.fault.too_much'),
      too_long: t('checks.fault.too_long'),
      broken: t('checks.fault.broken'),
    },
  }
}
