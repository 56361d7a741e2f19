import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Where nothing fits the words or the filters of a list, with the way back to all of it. */
export function NothingFound({ onClear }: { onClear: () => void }): ReactNode {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="thinking"
      title={t('table.nothing_found')}
      text={t('table.nothing_found_text')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('table.clear')}
        </Button>
      }
    />
  )
}
