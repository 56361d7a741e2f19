import type { ReviewPage } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { Prose } from '@qadam/ui/prose'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

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
    <details open={isOpen} className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-12 list-none items-center gap-2.5 rounded-card px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="practice" size={20} className="text-turquoise-text" />
        <span className="flex-1">{t('review.task')}</span>
        <Asked task={task} />
        <Icon
          name="chevron-down"
          size={20}
          className="text-muted transition-transform duration-[120ms] group-open:rotate-180"
        />
      </summary>
      <div
        role="region"
        aria-label={t('review.task')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
        tabIndex={0}
        className="max-h-[min(20rem,45dvh)] overflow-y-auto border-t border-line px-4 py-4"
      >
        <Prose className="text-base" html={task.html} />
        {task.tip && (
          <div className="mt-3 flex items-start gap-2 text-muted">
            <Icon name="info" size={18} className="mt-1" />
            <Prose className="text-compact text-muted" html={task.tip} />
          </div>
        )}
      </div>
    </details>
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
