import { CheckList } from '@qadam/code-lab/check-list'
import { ChecksCard, ChecksNote } from '@qadam/code-lab/checks-card'
import type { Check, SubmissionChecks } from '@qadam/contract'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { checkLabels } from './check-labels.ts'

interface ServerChecksProps {
  checks: readonly Check[]
  found: SubmissionChecks
}

/** What the server found when it tried a version by itself. */
export function ServerChecks({ checks, found }: ServerChecksProps): ReactNode {
  const { t } = useTranslation()
  const labels = useMemo(() => checkLabels(t), [t])
  const passed = found.results.filter((result) => result.passed).length
  const total = found.results.length
  const isAllPassed = found.state === 'done' && passed === total
  return (
    <ChecksCard
      title={t('code_checks.server.title')}
      status={
        found.state === 'waiting'
          ? t('code_checks.server.waiting')
          : isAllPassed
            ? labels.allPassed
            : labels.summary(passed, total)
      }
      isPassed={isAllPassed}
    >
      {found.state === 'done' && (
        <>
          <ChecksNote>{t('code_checks.server.note')}</ChecksNote>
          <CheckList checks={checks} results={found.results} labels={labels} />
        </>
      )}
    </ChecksCard>
  )
}
