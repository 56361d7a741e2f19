import type { Claim, ReviewPage } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Notice } from '@qadam/ui/notice'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecisions } from './decisions.ts'
import { PaidBefore } from './paid-before.tsx'
import { StandingDecision } from './standing-decision.tsx'
import { VerdictDrafts, workOf } from './verdict-drafts.ts'
import type { Verdict } from './verdict.ts'
import { VerdictForm } from './verdict-form.tsx'

export interface VerdictPanelProps {
  page: ReviewPage
  accountId: number
  claim: Claim | null
  onOpenVersion: (submissionId: number) => void
  onDecided: (verdict: Verdict) => void
  /** The assignment, where it stands beside the work. */
  task: ReactNode
}

/** The right half of the review: what is to be decided, or what was. */
export function VerdictPanel({
  page,
  accountId,
  claim,
  onOpenVersion,
  onDecided,
  task,
}: VerdictPanelProps): ReactNode {
  const { t } = useTranslation()
  const { waiting } = useDecisions(accountId)
  const [editing, setEditing] = useState<number>()
  // A reviewer's abandoned page must not hold a student up. Of one version alone: the next may be another's.
  const [takenId, setTakenId] = useState<number>()
  const isTaken = takenId === page.submission_id
  const [standing] = page.decisions
  const onItsWay = waiting.find(({ input }) => input.submission_id === page.submission_id)
  const newest = page.versions[0] ?? page
  const isNewest = newest.submission_id === page.submission_id
  const newer = isNewest
    ? undefined
    : { version: newest.version, onOpen: () => onOpenVersion(newest.submission_id) }
  const newerNotice = newer && (
    <Notice
      role="status"
      tone="saffron"
      icon="info"
      title={t('review.newer')}
      text={t('review.newer_text')}
      action={
        <Button variant="secondary" size="sm" onClick={newer.onOpen}>
          {t('review.open_newest')}
        </Button>
      }
    />
  )

  if (onItsWay)
    return (
      <Notice
        role="status"
        tone="lapis"
        icon="hourglass"
        title={t('review.on_its_way')}
        text={t('review.on_its_way_text', { verdict: t(`queue.status.${onItsWay.input.verdict}`) })}
      />
    )
  if (page.status !== 'uploaded' && standing) {
    if (editing === standing.decision_id)
      return (
        <div className="flex flex-1 flex-col gap-4">
          <PaidBefore paid={page.paid_before} />
          <VerdictForm
            page={page}
            accountId={accountId}
            replaces={standing}
            newer={newer}
            onCancel={() => setEditing(undefined)}
            onDecided={() => setEditing(undefined)}
            task={task}
          />
        </div>
      )
    const stored = new VerdictDrafts(accountId).find(workOf(page))?.comment.trim() ?? ''
    return (
      <div className="flex flex-col gap-4">
        <StandingDecision
          page={page}
          action={
            newerNotice ?? (
              <div className="flex flex-col gap-2">
                <Button variant="secondary" full onClick={() => setEditing(standing.decision_id)}>
                  {t('review.change')}
                </Button>
                {stored !== '' && stored !== standing.comment.trim() && (
                  <p role="status" className="text-sm text-saffron-text">
                    {t('review.words_kept')}
                  </p>
                )}
              </div>
            )
          }
        />
        {task}
      </div>
    )
  }
  if (newerNotice && newest.status !== 'uploaded') return newerNotice
  const other = claim && !claim.mine ? claim : null
  return (
    <div className="flex flex-1 flex-col gap-4">
      <PaidBefore paid={page.paid_before} />
      <VerdictForm
        page={page}
        accountId={accountId}
        holder={
          other === null || isTaken
            ? undefined
            : {
                name: other.reviewer,
                until: other.until,
                onTakeOver: () => setTakenId(page.submission_id),
              }
        }
        isTaken={isTaken}
        newer={newer}
        onDecided={onDecided}
        task={task}
      />
    </div>
  )
}
