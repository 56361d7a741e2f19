import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentReminder } from '../features/money/payments/payment-reminder.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { TopBar, type TopBarProps } from './top-bar.tsx'

/** The main layout: top bar, payment reminder, the screen, and on phones the bottom bar. */
export function ShellFrame({ children, ...bars }: TopBarProps & { children: ReactNode }): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-card px-4 py-3 font-semibold text-turquoise-text focus:translate-y-0 focus:shadow-float"
      >
        {t('shell.skip')}
      </a>
      <TopBar {...bars} />
      <div className="below-banner flex flex-1 flex-col">
        <PaymentReminder user={bars.user} />
        <main
          id="content"
          tabIndex={-1}
          className="safe-x mx-auto w-full max-w-5xl flex-1 pt-2 pb-14 outline-none max-sm:[aside+&]:pt-5 sm:pt-6"
        >
          {children}
        </main>
      </div>
      {bars.withLinks && <BottomBar {...bars} />}
    </div>
  )
}
