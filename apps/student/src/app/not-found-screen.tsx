import { buttonClass } from '@qadam/ui/button'
import { Wordmark } from '@qadam/ui/logo'
import { NotFound } from '@qadam/web/frame/not-found'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '../platform/chunk.ts'
import { isPreview } from '../platform/is-preview.ts'
import { paths } from '../platform/paths.ts'

/** For authors in the console: as a route of its own it would be part of every student's first view. */
const Preview = lazy(() =>
  loadChunk(async () => ({ default: (await import('../routes/preview-route.tsx')).PreviewRoute })),
)

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
  if (isPreview())
    return (
      <Suspense>
        <Preview />
      </Suspense>
    )
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
