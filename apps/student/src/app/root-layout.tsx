import { OfflineBanner } from '@qadam/ui/offline-banner'
import { TopProgress } from '@qadam/ui/top-progress'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../platform/use-online.ts'
import { listenForKeyMarkers } from './key-markers.ts'
import { QuietBoundary } from './quiet-boundary.tsx'
import { useScrolling } from './scrolling.ts'
import { useSessionEvents } from './session-events.ts'

// Toasts, sounds, the streak's fire and the password dialog: nothing of it belongs to a first view.
const AfterFirstView = lazy(async () => ({
  default: (await import('./after-first-view.tsx')).AfterFirstView,
}))

export function RootLayout(): ReactNode {
  const { t } = useTranslation()
  const online = useOnline()
  const pending = useRouterState({ select: ({ status }) => status === 'pending' })
  const settled = useSettled()
  useScrolling()
  useSessionEvents()
  useEffect(() => listenForKeyMarkers(document), [])

  return (
    <>
      <TopProgress active={pending} label={t('shell.page_loading')} />
      <OfflineBanner
        offline={!online}
        text={t('shell.offline')}
        actionLabel={t('shell.reload')}
        onReload={() => location.reload()}
      />
      <Outlet />
      {settled && (
        <QuietBoundary>
          <Suspense fallback={null}>
            <AfterFirstView />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  )
}

/** True once the first view is drawn and the browser has a moment. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  const idle = useRouterState({ select: ({ status }) => status === 'idle' })
  useEffect(() => {
    if (!idle || settled) return
    const timer = setTimeout(() => setSettled(true), 1200)
    return () => clearTimeout(timer)
  }, [idle, settled])
  return settled
}
