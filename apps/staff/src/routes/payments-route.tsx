import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/accounts/use-user.ts'
import { DuePanel } from '../features/payments/due-panel.tsx'
import { HistoryPanel } from '../features/payments/history-panel.tsx'
import { OnlinePanel } from '../features/payments/online-panel.tsx'
import { PricesPanel } from '../features/payments/prices-panel.tsx'
import { parsePaymentsSearch, type PaymentsSearch } from '../features/payments/payments-search.ts'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { paths } from '../platform/paths.ts'

/** Payments due and paid: the office's screen. */
export function PaymentsRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const search = parsePaymentsSearch(useSearch({ strict: false }))
  if (user.role !== 'admin') return <NotFoundScreen />
  const go = (next: PaymentsSearch) =>
    void navigate({ to: paths.payments, search: { ...next }, replace: true })
  const section = search.section ?? 'due'
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('payments.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{t('payments.title')}</h1>
      <Tabs
        label={t('payments.sections')}
        className="max-w-2xl"
        value={section}
        onChange={(next) => go(next === 'due' ? {} : { section: next })}
        items={[
          { value: 'due', label: t('payments.due') },
          { value: 'history', label: t('payments.history') },
          { value: 'online', label: t('payments.online.title') },
          { value: 'prices', label: t('payments.prices.title') },
        ]}
      />
      {section === 'due' && <DuePanel search={search} onSearch={go} />}
      {section === 'history' && <HistoryPanel search={search} onSearch={go} />}
      {section === 'online' && <OnlinePanel search={search} onSearch={go} />}
      {section === 'prices' && <PricesPanel />}
    </div>
  )
}
