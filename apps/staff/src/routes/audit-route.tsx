import { PageTitle } from '@qadam/web/frame/page-title'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { AuditPanel } from '../features/base/audit/audit-panel.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { paths } from '../platform/paths.ts'

const route = getRouteApi('/main/audit')

/** The audit log: an admin's screen. */
export function AuditRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const search = route.useSearch()
  if (user.role !== 'admin') return <NotFoundScreen />
  return (
    <div className="flex max-w-5xl flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('audit.title')}</PageTitle>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{t('audit.title')}</h1>
        <p className="max-w-prose text-muted">{t('audit.text')}</p>
      </header>
      <AuditPanel
        search={search}
        onSearch={(next, isStep) =>
          void navigate({ to: paths.audit, search: { ...next }, replace: isStep !== true })
        }
      />
    </div>
  )
}
