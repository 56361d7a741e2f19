import type { ReviewPage } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { Prose } from '@qadam/ui/prose'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldedCard } from '../../../../platform/folded-card.tsx'

/** The questions whose task was shown since the page was opened. */
const seen = new Set<number>()

/** The assignment as the student read it; collapsed where the reviewer knows it: from another submission or version. */
export function TaskCard({
  task,
  questionId,
  isNew,
}: {
  task: ReviewPage['task']
  questionId: number
  isNew: boolean
}): ReactNode {
  const { t } = useTranslation()
  const [isOpen] = useState(() => isNew && !seen.has(questionId))
  useEffect(() => void seen.add(questionId), [questionId])
  return (
    <FoldedCard
      open={isOpen}
      icon="practice"
      title={t('review.task')}
      beside={<Asked task={task} />}
      className="max-h-[min(20rem,45dvh)]"
    >
      <Prose className="text-base" html={task.html} />
      {task.tip && (
        <div className="mt-3 flex items-start gap-2 text-muted">
          <Icon name="info" size={18} className="mt-1" />
          <Prose className="text-compact text-muted" html={task.tip} />
        </div>
      )}
    </FoldedCard>
  )
}

function Asked({ task: { words, max_s } }: { task: ReviewPage['task'] }): ReactNode {
  const { t } = useTranslation()
  const { min = null, max = null } = words ?? {}
  const asked = [
    min !== null && t('review.asked_min', { count: min }),
    max !== null && t('review.asked_max', { count: max }),
    max_s !== null && t('review.asked_seconds', { count: max_s }),
  ].filter(Boolean)
  return <span className="text-sm font-normal text-muted max-sm:hidden">{asked.join(' · ')}</span>
}
