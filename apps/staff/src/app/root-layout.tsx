import { TopProgress } from '@qadam/ui/top-progress'
import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OnDemand } from './on-demand.tsx'

/** Around every screen: loading bar, and what comes on demand. */
export function RootLayout(): ReactNode {
  const { t } = useTranslation()
  const pending = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <>
      <TopProgress active={pending} label={t('shell.page_loading')} />
      <Outlet />
      <OnDemand />
    </>
  )
}
