import { buttonClass } from '@qadam/ui/button'
import { Wordmark } from '@qadam/ui/logo'
import { NotFound } from '@qadam/web/frame/not-found'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../platform/paths.ts'

/** Inside the main layout: an address with an unknown id, or of what the school no longer has. */
export function NotFoundScreen(): ReactNode {
  const { t } = useTranslation()
  return (
    <NotFound
      action={
        <Link to={paths.home} data-key="Enter" className={buttonClass()}>
          {t('errors.go_home')}
        </Link>
      }
    />
  )
}

/** A path this app does not have, signed in or not. */
export function NotFoundPage(): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <header className="safe-x mx-auto flex h-16 w-full max-w-5xl items-center">
        <Link to={paths.home} aria-label={t('shell.to_home')} className="flex min-h-11 items-center">
          <Wordmark size={32} />
        </Link>
      </header>
      <main>
        <NotFoundScreen />
      </main>
    </>
  )
}
