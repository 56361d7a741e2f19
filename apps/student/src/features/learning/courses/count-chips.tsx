import type { Module } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const order = ['Learn', 'Learn_Practice', 'Practice', 'Demoday'] as const

/** How many lessons of each type a module holds; types it has none of stay away. */
export function CountChips({ counts }: Pick<Module, 'counts'>): ReactNode {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('courses.counts')} className="flex flex-wrap gap-1.5">
      {order
        .filter((type) => counts[type] > 0)
        .map((type) => (
          <li key={type}>
            <Chip>{t(`courses.count_${type}`, { count: counts[type] })}</Chip>
          </li>
        ))}
    </ul>
  )
}

/** The same in one line of text. */
export function CountLine({ counts }: Pick<Module, 'counts'>): ReactNode {
  const { t } = useTranslation()
  const parts = order
    .filter((type) => counts[type] > 0)
    .map((type) => t(`courses.count_${type}`, { count: counts[type] }))
  return <p className="mt-1 text-sm leading-5 text-muted">{parts.join(' · ')}</p>
}
