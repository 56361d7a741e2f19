import type { Claim, ReviewPage } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Notice } from '@qadam/ui/notice'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../platform/times.ts'
import { useDecisions } from './decisions.ts'
import { StandingDecision } from './standing-decision.tsx'
import type { Verdict } from './verdict.ts'
import { VerdictForm } from './verdict-form.tsx'

export interface VerdictPanelProps {
  page: ReviewPage
  accountId: number
  claim: Claim | null
  /** The way to the newest version, where this is an older one. */
  newestLink: ReactNode
  onDecided: (verdict: Verdict) => void
}

/** The right half of the review: what is to be decided, or what was. */
export function VerdictPanel({
  page,
  accountId,
  claim,
  newestLink,
  onDecided,
}: VerdictPanelProps): ReactNode {
  const { t } = useTranslation()
  const { waiting } = useDecisions(accountId)
  const [editing, setEditing] = useState<number>()
  // Who went home without leaving the page must not hold a student up.
  const [isTaken, setIsTaken] = useState(false)
  const [standing] = page.decisions
  const onItsWay = waiting.find(({ input }) => input.submission_id === page.submission_id)
  const isNewest = (page.versions[0]?.submission_id ?? page.submission_id) === page.submission_id

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
        <VerdictForm
          page={page}
          accountId={accountId}
          replaces={standing}
          onCancel={() => setEditing(undefined)}
          onDecided={() => setEditing(undefined)}
        />
      )
    return (
      <StandingDecision
        page={page}
        action={
          <Button variant="secondary" full onClick={() => setEditing(standing.decision_id)}>
            {t('review.change')}
          </Button>
        }
      />
    )
  }
  if (!isNewest)
    return (
      <Notice
        tone="saffron"
        icon="info"
        title={t('review.newer')}
        text={t('review.newer_text')}
        action={newestLink}
      />
    )
  const other = claim && !claim.mine ? claim : null
  return (
    <div className="flex flex-1 flex-col gap-4">
      {other && (
        <Notice
          role="status"
          tone="lapis"
          icon="eye"
          title={t('review.claimed', { name: other.reviewer })}
          text={t('review.claimed_text', { time: formatTime(other.until) })}
          action={
            !isTaken && (
              <Button variant="secondary" size="sm" onClick={() => setIsTaken(true)}>
                {t('review.take_over')}
              </Button>
            )
          }
        />
      )}
      <VerdictForm
        page={page}
        accountId={accountId}
        isHeld={other !== null && !isTaken}
        isTaken={isTaken}
        onDecided={onDecided}
      />
    </div>
  )
}
