import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { PaymentReminder } from '../features/money/payments/payment-reminder.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { TopBar } from './top-bar.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Navigation links appear where it is 'ordinary', which is everywhere but on screens that set otherwise. */
    navbar?: 'ordinary' | 'bare'
  }
}

/** The main layout: top bar, payment reminder, the screen, and on phones the bottom bar. */
export function Shell(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const navbar = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.navbar ?? 'ordinary' })
  const ordinary = navbar === 'ordinary'

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-card px-4 py-3 font-semibold text-turquoise-text focus:translate-y-0 focus:shadow-float"
      >
        {t('shell.skip')}
      </a>
      <TopBar user={user} pathname={pathname} withLinks={ordinary} />
      <div className="below-banner flex flex-1 flex-col">
        <PaymentReminder user={user} />
        <main
          id="content"
          tabIndex={-1}
          className="safe-x mx-auto w-full max-w-5xl flex-1 pt-2 pb-14 outline-none max-sm:[aside+&]:pt-5 sm:pt-6"
        >
          <Outlet />
        </main>
      </div>
      {ordinary && <BottomBar pathname={pathname} user={user} />}
    </div>
  )
}
