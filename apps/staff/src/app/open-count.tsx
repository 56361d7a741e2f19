import { Badge } from '@qadam/ui/badge'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** How many submissions wait; in red where some are past their due time. */
export function OpenCount({
  open,
  overdue = 0,
  className,
}: {
  open: number | undefined
  overdue: number | undefined
  className?: string
}): ReactNode {
  const { t } = useTranslation()
  if (!open) return null
  return (
    <>
      <Badge tone={overdue > 0 ? 'pomegranate' : 'saffron'} className={className}>
        <span aria-hidden>{open > 999 ? '999+' : open}</span>
      </Badge>
      <span className="sr-only">
        {t('queue.count_waiting', { count: open })}
        {overdue > 0 && `, ${t('groups.overdue', { count: overdue })}`}
      </span>
    </>
  )
}
