import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { DuePanel } from '../features/money/payments/due-panel.tsx'
import { HistoryPanel } from '../features/money/payments/history-panel.tsx'
import { OnlinePanel } from '../features/money/payments/online-panel.tsx'
import { PricesPanel } from '../features/money/payments/prices-panel.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { paths } from '../platform/paths.ts'
import { SectionScreen } from '../platform/section-screen.tsx'

const route = getRouteApi('/main/payments')

/** Payments due and paid: the office's screen. */
export function PaymentsRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const search = route.useSearch()
  if (user.role !== 'admin') return <NotFoundScreen />
  return (
    <SectionScreen
      title={t('payments.title')}
      label={t('payments.sections')}
      tabsClassName="max-w-2xl"
      path={paths.payments}
      search={search}
      first="due"
      sections={{
        due: { title: t('payments.due'), panel: (list) => <DuePanel {...list} /> },
        history: { title: t('payments.history'), panel: (list) => <HistoryPanel {...list} /> },
        online: { title: t('payments.online.title'), panel: (list) => <OnlinePanel {...list} /> },
        prices: { title: t('payments.prices.title'), panel: () => <PricesPanel /> },
      }}
    />
  )
}
