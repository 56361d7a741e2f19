import { CheckList } from '@qadam/code-lab/check-list'
import '@qadam/code-lab/checks.css'
import type { Check, SubmissionChecks } from '@qadam/contract'
import { useId, useMemo, type ReactNode } from 'react'
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
  const headId = useId()
  const passed = found.results.filter((result) => result.passed).length
  const total = found.results.length
  const isAllPassed = found.state === 'done' && passed === total
  return (
    <section className="code-lab-checks mt-0!" aria-labelledby={headId}>
      <div className="code-lab-checks-head">
        <h3 id={headId}>{t('code_checks.server.title')}</h3>
        <p role="status" data-tone={isAllPassed ? 'passed' : undefined}>
          {found.state === 'waiting'
            ? t('code_checks.server.waiting')
            : isAllPassed
              ? labels.allPassed
              : labels.summary(passed, total)}
        </p>
      </div>
      {found.state === 'done' && (
        <>
          <p className="code-lab-checks-note">{t('code_checks.server.note')}</p>
          <CheckList checks={checks} results={found.results} labels={labels} />
        </>
      )}
    </section>
  )
}
