import { buttonClass } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../platform/paths.ts'

export function NotFoundScreen(): ReactNode {
  const { t } = useTranslation()
  return (
    <main className="grid min-h-[70dvh] place-items-center">
      <title>{t('errors.not_found')}</title>
      <EmptyState
        mood="thinking"
        title={t('errors.not_found')}
        text={t('errors.not_found_text')}
        action={
          <Link to={paths.home} className={buttonClass()}>
            {t('errors.go_home')}
          </Link>
        }
      />
    </main>
  )
}
