import type { SchoolSettingSection } from '@qadam/contract'
import { isCallError } from '@qadam/web/call-error'
import { LoadError } from '@qadam/web/frame/load-error'
import { PageTitle } from '@qadam/web/frame/page-title'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/accounts/use-user.ts'
import { LeaguesPanel } from '../features/leagues/leagues-panel.tsx'
import { PromiseSettingsPanel } from '../features/promise/promise-settings-panel.tsx'
import { ChatLinksPanel } from '../features/settings/chat-links-panel.tsx'
import { QuietHoursPanel } from '../features/settings/quiet-hours-panel.tsx'
import { SchoolSettingsPanel } from '../features/settings/school-settings-panel.tsx'
import { schoolSettingsQuery } from '../features/settings/school-settings-query.ts'
import { TimeZonePanel } from '../features/settings/time-zone-panel.tsx'
import { SmsPanel } from '../features/sms/sms-panel.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'

const sections = [
  'school',
  'rewards',
  'tests',
  'exam',
  'helper',
  'sign_in',
  'languages',
] as const satisfies SchoolSettingSection[]

/** What an admin sets for the whole school, on one page. */
export function SettingsRoute(): ReactNode {
  const user = useUser()
  if (user.role !== 'admin') return <NotFoundScreen />
  return <SettingsPage />
}

function SettingsPage(): ReactNode {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(schoolSettingsQuery)
  // Said once for the sections that it has, and without a connection for the page: nothing of it can be read then.
  const failure = data ? null : error
  const isCutOff = isCallError(failure, 'network')
  const parts: { id: string; title: string; text?: string; panel: ReactNode }[] = [
    ...(failure ? [] : sections).map((name) => ({
      id: name,
      title: t(`school_settings.sections.${name}`),
      text: t(`school_settings.texts.${name}`),
      panel: <SchoolSettingsPanel name={name} />,
    })),
    { id: 'leagues', title: t('leagues.title'), panel: <LeaguesPanel /> },
    { id: 'promise', title: t('promise.nav'), panel: <PromiseSettingsPanel /> },
    { id: 'chats', title: t('settings.chats'), text: t('settings.chats_text'), panel: <ChatLinksPanel /> },
    { id: 'zone', title: t('settings.zone'), text: t('settings.zone_text'), panel: <TimeZonePanel /> },
    { id: 'quiet', title: t('settings.quiet'), text: t('settings.quiet_text'), panel: <QuietHoursPanel /> },
    { id: 'sms', title: t('sms.title'), text: t('sms.text'), panel: <SmsPanel /> },
  ]
  const shown = isCutOff ? [] : parts
  return (
    <div className="flex max-w-3xl flex-col gap-8 px-4 py-5 sm:px-6">
      <PageTitle>{t('settings.title')}</PageTitle>
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl font-bold">{t('settings.title')}</h1>
        {shown.length > 0 && (
          <nav aria-label={t('school_settings.contents')} className="flex flex-wrap gap-2">
            {shown.map(({ id, title }) => (
              <a
                key={id}
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-[15px] font-medium text-ink hover:bg-turquoise-soft"
              >
                {title}
              </a>
            ))}
          </nav>
        )}
      </header>
      {failure && <LoadError error={failure} retrying={isFetching} onRetry={() => void refetch()} />}
      {shown.map(({ id, title, text, panel }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-4 flex-col gap-3">
          <h2 id={`${id}-title`} className="text-lg font-bold">
            {title}
          </h2>
          {text && <p className="max-w-prose text-muted">{text}</p>}
          {panel}
        </section>
      ))}
    </div>
  )
}
