import { Badge } from '@qadam/ui/badge'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenDialog } from './open-dialog.tsx'
import { signAloneClass } from './sign-alone.ts'

export interface FilterBarProps {
  /** The field for words, which stays in sight on a phone. */
  search?: ReactNode
  /** Menus and fields by which the rows are filtered. */
  filters?: ReactNode
  /** How many of them are on. */
  on: number
  /** Turns all of them off, the words too. */
  onClear?: (() => void) | undefined
  /** Buttons that are no filters. */
  actions?: ReactNode
}

/**
 * Above the rows of a list: side by side where there is room. On a phone, on its side too, the filters are in a sheet, so that
 * the first row is on the screen, and their button says how many are on.
 */
export function FilterBar({ search, filters, on, onClear, actions }: FilterBarProps): ReactNode {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div role="group" aria-label={t('table.filters')} className="flex flex-wrap items-end gap-2 sm:gap-3">
      {search}
      {filters !== undefined && (
        <>
          <div className="contents max-sm:hidden short:hidden">{filters}</div>
          <div className="hidden max-sm:contents short:contents">
            <Button
              variant="outline"
              size="sm"
              className={search && actions ? signAloneClass : ''}
              icon={<Icon name="filter" size={18} />}
              onClick={() => setOpen(true)}
            >
              <span className={search && actions ? 'sr-only' : undefined}>{t('table.filters')}</span>
              {on > 0 && (
                <>
                  {' '}
                  <Badge tone="turquoise">{on}</Badge>
                </>
              )}
            </Button>
          </div>
          {isOpen && (
            <OpenDialog
              title={t('table.filters')}
              onClose={() => setOpen(false)}
              footer={
                <>
                  <Button onClick={() => setOpen(false)}>{t('table.show')}</Button>
                  {onClear && (
                    <Button variant="secondary" onClick={onClear}>
                      {t('table.clear')}
                    </Button>
                  )}
                </>
              }
            >
              <div className="flex flex-wrap gap-3 *:grow">{filters}</div>
            </OpenDialog>
          )}
        </>
      )}
      {onClear && (
        <Button
          variant="ghost"
          size="sm"
          // Beside the filters there is room for its words in a very wide window alone.
          className="max-2xl:min-w-11 max-2xl:gap-0 max-2xl:px-2.5 max-sm:hidden short:hidden"
          icon={<Icon name="cross" size={18} />}
          onClick={onClear}
        >
          <span className="max-2xl:sr-only">{t('table.clear')}</span>
        </Button>
      )}
      {actions}
    </div>
  )
}
