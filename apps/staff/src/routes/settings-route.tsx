import { settingNames } from '@qadam/contract'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { SettingSection } from '../features/office/settings/setting-section.tsx'
import { settingsQuery } from '../features/office/settings/settings-query.ts'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'

/** What an admin sets for the whole school, on one page. */
export function SettingsRoute(): ReactNode {
  const user = useUser()
  if (user.role !== 'admin') return <NotFoundScreen />
  return <SettingsPage />
}

function SettingsPage(): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(settingsQuery)
  // Said once for the page: nothing of it can be read then.
  const hasFailed = !read.data && read.error !== null
  const names = hasFailed ? [] : settingNames
  return (
    <div className="flex max-w-3xl flex-col gap-8 px-4 py-5 sm:px-6">
      <PageTitle>{t('settings.title')}</PageTitle>
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl font-bold">{t('settings.title')}</h1>
        {names.length > 0 && (
          <nav aria-label={t('school_settings.contents')} className="flex flex-wrap gap-2">
            {names.map((name) => (
              <a
                key={name}
                href={`#${name}`}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-compact font-medium text-ink hover:bg-turquoise-soft"
              >
                {t(`school_settings.of.${name}.title`)}
              </a>
            ))}
          </nav>
        )}
      </header>
      <QueryView query={read} skeleton={null} />
      {names.map((name) => (
        <SettingSection key={name} name={name} />
      ))}
    </div>
  )
}
