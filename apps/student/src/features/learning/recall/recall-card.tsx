import { recallLimits } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'

/** How many questions are due, and the way to them. */
export function RecallCard({ due }: { due: number }): ReactNode {
  const { t } = useTranslation()
  const isDue = due > 0
  const isMost = due >= recallLimits.countedMost
  return (
    <Link
      to={paths.recall}
      className={`flex min-h-20 items-center gap-3 rounded-card border p-4 text-ink ${isDue ? 'border-turquoise bg-turquoise-soft' : 'border-line bg-card'}`}
    >
      <span
        aria-hidden
        className={`grid size-10 shrink-0 place-items-center rounded-control ${isDue ? 'bg-card text-turquoise-text' : 'bg-pistachio-soft text-pistachio-text'}`}
      >
        <Icon name={isDue ? 'refresh' : 'check'} size={22} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t('recall.title')}</span>
        <span className="block text-sm leading-5 text-muted">
          {!isDue
            ? t('recall.card_none')
            : isMost
              ? t('recall.card_most', { count: due })
              : t('recall.card', { count: due })}
        </span>
      </span>
      <Icon name="chevron-right" size={20} />
    </Link>
  )
}
