import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface PagesProps {
  page: number
  pagesize: number
  total: number
  /** Where the total says only that there are more: whether a page follows this one. */
  hasNext?: boolean | undefined
  onPage: (page: number) => void
}

/** Pagination: the page of a long list, and a link to the next. */
export function Pages({ page, pagesize, total, hasNext, onPage }: PagesProps): ReactNode {
  const { t } = useTranslation()
  if (total <= pagesize) return null
  const from = (page - 1) * pagesize + 1
  const isCounted = hasNext === undefined
  const to = isCounted ? Math.min(total, page * pagesize) : page * pagesize
  // One that leads nowhere stays in the tab order: a disabled button answers no key to who just pressed it.
  const step = (next: number, isThere: boolean) => ({
    type: 'button' as const,
    'aria-disabled': !isThere,
    onClick: () => isThere && onPage(next),
    className:
      'grid size-11 place-items-center rounded-control border border-control bg-card aria-disabled:cursor-default aria-disabled:opacity-40',
  })
  return (
    <nav aria-label={t('queue.pages')} className="flex items-center justify-end gap-3">
      <span className="text-sm text-muted numbers">
        {isCounted ? t('queue.page_of', { from, to, total }) : `${from}–${to}`}
      </span>
      <button aria-label={t('queue.page_before')} {...step(page - 1, page > 1)}>
        <Icon name="chevron-left" size={20} />
      </button>
      <button aria-label={t('queue.page_after')} {...step(page + 1, isCounted ? to < total : hasNext)}>
        <Icon name="chevron-right" size={20} />
      </button>
    </nav>
  )
}
