import { TopProgress } from '@qadam/ui/top-progress'
import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface RootFrameProps {
  /** Above the screen, as a banner. */
  above?: ReactNode
  /** What stands over the screen when it is wanted. */
  over: ReactNode
}

/** Around every screen of an app: the loading bar, and what the app adds. */
export function RootFrame({ above, over }: RootFrameProps): ReactNode {
  const { t } = useTranslation()
  const pending = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <>
      <TopProgress active={pending} label={t('shell.page_loading')} />
      {above}
      <Outlet />
      {over}
    </>
  )
}
