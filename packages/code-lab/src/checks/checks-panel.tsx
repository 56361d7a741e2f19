import { Button } from '@qadam/ui/button'
import type { ReactNode } from 'react'
import { CheckList } from './check-list.tsx'
import { ChecksCard, ChecksNote } from './checks-card.tsx'
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
  const passed = results.filter((result) => result.passed).length
  const open = checks.filter(({ hidden }) => hidden !== true)
  const isAllPassed = !isRunning && !isStale && passed === open.length && passed > 0
  return (
    <ChecksCard
      title={labels.title}
      status={
        hasFailed
          ? labels.failed
          : results.length === 0
            ? labels.count(checks.length)
            : isAllPassed
              ? labels.allPassed
              : labels.summary(passed, open.length)
      }
      isPassed={isAllPassed}
      className="mt-4"
      action={
        isRunning ? (
          <Button size="sm" variant="danger" className="max-[30rem]:grow" onClick={stop}>
            {labels.stop}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            className="max-[30rem]:grow"
            disabled={isBusy}
            onClick={check}
          >
            {labels.check}
          </Button>
        )
      }
    >
      {isStale && <ChecksNote>{labels.stale}</ChecksNote>}
      <CheckList checks={checks} results={results} labels={labels} runningId={runningId} />
    </ChecksCard>
  )
}
