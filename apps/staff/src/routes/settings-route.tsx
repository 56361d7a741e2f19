import { settingNames, type SettingName } from '@qadam/contract'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { Icon } from '@qadam/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { SettingSection } from '../features/office/settings/setting-section.tsx'
import { settingsQuery } from '../features/office/settings/settings-query.ts'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'

/** What an admin sets for the whole school: an index, and one section at a time beside it. */
export function SettingsRoute(): ReactNode {
  const user = useUser()
  if (user.role !== 'admin') return <NotFoundScreen />
  return <SettingsPage />
}

function SettingsPage(): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(settingsQuery)
  const chosen = useLocation({ select: ({ hash }) => settingNames.find((name) => name === hash) })
  // Said once for the page: nothing of it can be read then.
  const hasFailed = !read.data && read.error !== null
  const names = hasFailed ? [] : settingNames
  // A phone has the index alone until a section is chosen.
  const active = chosen ?? names[0]
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('settings.title')}</PageTitle>
      <h1 className={`text-2xl font-bold ${chosen ? 'max-lg:sr-only' : ''}`}>{t('settings.title')}</h1>
      <QueryView query={read} skeleton={null} />
      {names.length > 0 && (
        <div className="lg:grid lg:grid-cols-[15rem_minmax(0,48rem)] lg:gap-8">
          <Contents names={names} chosen={chosen} active={active} />
          <div className={chosen ? '' : 'max-lg:hidden'}>
            <Link
              to="."
              hash=""
              className="mb-3 inline-flex min-h-11 items-center gap-1.5 font-semibold text-turquoise-text lg:hidden"
            >
              <Icon name="arrow-left" size={20} />
              {t('settings.title')}
            </Link>
            {/* All of them stay where they are, or what was typed in one would be lost by a look at another. */}
            {names.map((name) => (
              <div key={name} hidden={name !== active}>
                <SettingSection name={name} />
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

interface ContentsProps {
  names: readonly SettingName[]
  chosen: SettingName | undefined
  active: SettingName | undefined
}

function Contents({ names, chosen, active }: ContentsProps): ReactNode {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('school_settings.contents')}
      className={`overflow-hidden rounded-card border border-line bg-card lg:sticky lg:top-5 lg:self-start ${chosen ? 'max-lg:hidden' : ''}`}
    >
      <ul className="divide-y divide-line">
        {names.map((name) => (
          <li key={name}>
            <Link
              to="."
              hash={name}
              activeOptions={{ includeHash: true }}
              aria-current={name === active ? 'page' : undefined}
              className="flex min-h-12 items-center gap-3 px-4 py-2 font-medium text-ink hover:bg-tile focus-visible:-outline-offset-2 lg:min-h-11 lg:aria-[current]:bg-turquoise-soft lg:aria-[current]:font-bold lg:aria-[current]:text-turquoise-text"
            >
              <span className="min-w-0 flex-1 break-words">{t(`school_settings.of.${name}.title`)}</span>
              <Icon name="chevron-right" size={20} className="shrink-0 text-muted lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
