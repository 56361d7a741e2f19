import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { AbsencesPanel } from '../features/office/promise/absences-panel.tsx'
import { BoardPanel } from '../features/office/promise/board-panel.tsx'
import { parsePromiseSearch, type PromiseSearch } from '../features/office/promise/promise-search.ts'
import { SettingSection } from '../features/office/settings/setting-section.tsx'
import { ReportPanel } from '../features/office/promise/report-panel.tsx'
import { paths } from '../platform/paths.ts'

const route = getRouteApi('/main/promise')

/** The due time of 24 hours: the submissions at risk, how many met it, who deputizes for whom. */
export function PromiseRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const search = route.useSearch()
  const isAdmin = user.role === 'admin'
  const asked = search.section ?? 'board'
  const section = isAdmin || asked === 'report' ? asked : 'board'
  const go = (next: PromiseSearch): void =>
    void navigate({
      to: paths.promise,
      search: parsePromiseSearch({ ...next }),
      replace: true,
      // Another page is read from its top; what is chosen within one leaves the focus in sight.
      resetScroll: next.page !== undefined,
    })
  return (
    <div className="flex max-w-6xl flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('promise.title')}</PageTitle>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{t('promise.title')}</h1>
        <p className="max-w-prose text-muted max-sm:hidden">{t('promise.text')}</p>
      </header>
      <Tabs
        label={t('promise.sections')}
        className="max-w-2xl"
        inPairs
        value={section}
        onChange={(next) => go(next === 'board' ? {} : { section: next })}
        items={[
          { value: 'board' as const, label: t('promise.board') },
          { value: 'report' as const, label: t('promise.report') },
          ...(isAdmin
            ? [
                { value: 'absences' as const, label: t('promise.absences') },
                { value: 'settings' as const, label: t('promise.settings') },
              ]
            : []),
        ]}
      />
      {section === 'board' && <BoardPanel search={search} mayPass={isAdmin} onSearch={go} />}
      {section === 'report' && (
        <ReportPanel
          month={search.month}
          order={search}
          onMonth={(month) => go({ ...search, month })}
          onOrder={(order) => go({ ...search, ...order })}
        />
      )}
      {section === 'absences' && <AbsencesPanel />}
      {section === 'settings' && <SettingSection name="promise" />}
    </div>
  )
}
