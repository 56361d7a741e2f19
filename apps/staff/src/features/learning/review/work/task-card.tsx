import type { ReviewPage } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { Prose } from '@qadam/ui/prose'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldedCard } from '../../../../platform/folded-card.tsx'

export interface TaskCardProps {
  task: ReviewPage['task']
  /** It stands beside the work, where it takes no room from it. */
  isBeside: boolean
}

/** The assignment as the student read it. Above the work it is folded: a screen of works begins with the work. */
export function TaskCard({ task, isBeside }: TaskCardProps): ReactNode {
  const { t } = useTranslation()
  return (
    <FoldedCard
      open={isBeside}
      icon="practice"
      title={t('review.task')}
      beside={<Asked task={task} />}
      className={isBeside ? '' : 'max-h-[min(20rem,45dvh)]'}
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
