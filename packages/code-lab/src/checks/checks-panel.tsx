import { useId, type ReactNode } from 'react'
import { CheckList } from './check-list.tsx'
import type { CheckLabels } from './labels.ts'
import type { ShownCheck } from './shown-check.ts'
import type { Checking } from './use-checks.ts'

interface ChecksPanelProps {
  checks: readonly ShownCheck[]
  checking: Checking
  labels: CheckLabels
  /** A program is under way: what is tried would have to wait for it. */
  isBusy?: boolean
}

/** The checks of a task below its editor, and what the program came to with each. */
export function ChecksPanel({ checks, checking, labels, isBusy = false }: ChecksPanelProps): ReactNode {
  const { results, runningId, isRunning, isStale, hasFailed, check, stop } = checking
  const headId = useId()
  const passed = results.filter((result) => result.passed).length
  const open = checks.filter(({ hidden }) => hidden !== true)
  const isAllPassed = !isRunning && !isStale && passed === open.length && passed > 0
  return (
    <section className="code-lab-checks" aria-labelledby={headId}>
      <div className="code-lab-checks-head">
        <h3 id={headId}>{labels.title}</h3>
        <p role="status" data-tone={isAllPassed ? 'passed' : undefined}>
          {hasFailed
            ? labels.failed
            : results.length === 0
              ? labels.count(checks.length)
              : isAllPassed
                ? labels.allPassed
                : labels.summary(passed, open.length)}
        </p>
        {isRunning ? (
          <button type="button" className="code-lab-button" data-tone="danger" onClick={stop}>
            {labels.stop}
          </button>
        ) : (
          <button type="button" className="code-lab-button" disabled={isBusy} onClick={check}>
            {labels.check}
          </button>
        )}
      </div>
      {isStale && <p className="code-lab-checks-note">{labels.stale}</p>}
      <CheckList checks={checks} results={results} labels={labels} runningId={runningId} />
    </section>
  )
}
