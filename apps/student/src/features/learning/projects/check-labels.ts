import type { CheckLabels } from '@qadam/code-lab/check-list'
import type { TFunction } from 'i18next'

/** The texts of the checks, in the student's language. */
export function checkLabels(t: TFunction): CheckLabels {
  return {
    title: t('code_checks.title'),
    check: t('code_checks.check'),
    stop: t('code_checks.stop'),
    count: (total) => t('code_checks.count', { count: total }),
    summary: (passed, total) => t('code_checks.summary', { passed, total }),
    allPassed: t('code_checks.all_passed'),
    stale: t('code_checks.stale'),
    failed: t('code_checks.failed'),
    state: {
      passed: t('code_checks.state.passed'),
      failed: t('code_checks.state.failed'),
      running: t('code_checks.state.running'),
      open: t('code_checks.state.open'),
    },
    hidden: t('code_checks.hidden'),
    given: t('code_checks.given'),
    expected: t('code_checks.expected'),
    printed: t('code_checks.printed'),
    nothing: t('code_checks.nothing'),
    differs: t('code_checks.differs'),
    difference: ({ line, printed, expected, input }) => {
      const kind = printed === undefined ? 'missing' : expected === undefined ? 'extra' : 'other'
      const told = t(`code_checks.difference.${kind}`, {
        line,
        printed: printed ?? '',
        expected: expected ?? '',
      })
      return input === '' ? told : `${told} ${t('code_checks.difference.given', { input })}`
    },
    condition: t('code_checks.condition'),
    line: (line, file) => t('code_checks.line', { line, file }),
    fault: {
      output: t('code_checks.fault.output'),
      assert: t('code_checks.fault.assert'),
      error: t('code_checks.fault.error'),
      too_much: t('code_checks.fault.too_much'),
      too_long: t('code_checks.fault.too_long'),
      broken: t('code_checks.fault.broken'),
    },
  }
}
