import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { DuePanel } from '../features/money/payments/due-panel.tsx'
import { HistoryPanel } from '../features/money/payments/history-panel.tsx'
import { OnlinePanel } from '../features/money/payments/online-panel.tsx'
import { PricesPanel } from '../features/money/payments/prices-panel.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { paths } from '../platform/paths.ts'

const route = getRouteApi('/main/payments')

/** Payments due and paid: the office's screen. */
export function PaymentsRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const search = route.useSearch()
  if (user.role !== 'admin') return <NotFoundScreen />
  const go = (next: object) => void navigate({ to: paths.payments, search: { ...next }, replace: true })
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('payments.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{t('payments.title')}</h1>
      <Tabs
        label={t('payments.sections')}
        className="max-w-2xl"
        inPairs
        value={search.section ?? 'due'}
        onChange={(next) => go(next === 'due' ? {} : { section: next })}
        items={[
          { value: 'due', label: t('payments.due') },
          { value: 'history', label: t('payments.history') },
          { value: 'online', label: t('payments.online.title') },
          { value: 'prices', label: t('payments.prices.title') },
        ]}
      />
      {search.section === undefined && <DuePanel search={search} onSearch={go} />}
      {search.section === 'history' && <HistoryPanel search={search} onSearch={go} />}
      {search.section === 'online' && <OnlinePanel search={search} onSearch={go} />}
      {search.section === 'prices' && <PricesPanel />}
    </div>
  )
}
