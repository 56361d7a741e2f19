import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { BankPanel } from '../features/learning/exam/bank-panel.tsx'
import { SittingsPanel } from '../features/learning/exam/sittings-panel.tsx'
import { paths } from '../platform/paths.ts'

const route = getRouteApi('/main/exam')

/** The placement exam: who sat it, and for admins what it asks. */
export function ExamRoute(): ReactNode {
  const { t } = useTranslation()
  const isAdmin = useUser().role === 'admin'
  const navigate = useNavigate()
  const search = route.useSearch()
  const section = (isAdmin && search.section) || 'sittings'
  const go = (next: object, isStep = false) =>
    void navigate({ to: paths.exam, search: { ...next }, replace: !isStep })
  return (
    <div className="flex max-w-5xl flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('exam.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{t('exam.title')}</h1>
      {isAdmin && (
        <Tabs
          label={t('exam.sections')}
          className="max-w-md"
          value={section}
          onChange={(next) => go(next === 'bank' ? { section: 'bank' } : {})}
          items={[
            { value: 'sittings', label: t('exam.sittings') },
            { value: 'bank', label: t('exam.bank') },
          ]}
        />
      )}
      {section === 'bank' ? (
        <BankPanel
          part={search.part ?? 1}
          onPart={(part) => go({ section: 'bank', ...(part !== 1 && { part }) })}
        />
      ) : (
        <SittingsPanel search={search} onSearch={go} />
      )}
    </div>
  )
}
