import { EmptyState } from '@qadam/ui/empty-state'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from './page-title.tsx'

/** An address that the app does not have, or what is not there for this reader. `action` leads on from here. */
export function NotFound({ action }: { action: ReactNode }): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <PageTitle>{t('errors.not_found')}</PageTitle>
      <EmptyState
        mood="thinking"
        title={t('errors.not_found')}
        text={t('errors.not_found_text')}
        action={action}
      />
    </div>
  )
}
