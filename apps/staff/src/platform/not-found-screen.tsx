import { buttonClass } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from './page-title.tsx'
import { paths } from './paths.ts'

/** An address the console does not have, or what is not this teacher's to see. */
export function NotFoundScreen(): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <PageTitle>{t('errors.not_found')}</PageTitle>
      <EmptyState
        mood="thinking"
        title={t('errors.not_found')}
        text={t('errors.not_found_text')}
        action={
          <Link to={paths.queue} className={buttonClass()}>
            {t('errors.go_home')}
          </Link>
        }
      />
    </div>
  )
}
