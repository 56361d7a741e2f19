import { OfflineBanner } from '@qadam/ui/offline-banner'
import { TopProgress } from '@qadam/ui/top-progress'
import { useOnline } from '@qadam/web/use-online'
import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OnDemand } from './on-demand.tsx'

/** Around every screen: loading bar, offline banner, and what comes on demand. */
export function RootLayout(): ReactNode {
  const { t } = useTranslation()
  const online = useOnline()
  const pending = useRouterState({ select: ({ status }) => status === 'pending' })
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
      <OnDemand />
    </>
  )
}
