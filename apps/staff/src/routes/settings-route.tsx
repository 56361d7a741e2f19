import { PageTitle } from '@qadam/web/frame/page-title'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/accounts/use-user.ts'
import { ChatLinksPanel } from '../features/settings/chat-links-panel.tsx'
import { QuietHoursPanel } from '../features/settings/quiet-hours-panel.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { SmsPanel } from '../features/sms/sms-panel.tsx'

/** What an admin sets for the whole school. */
export function SettingsRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  if (user.role !== 'admin') return <NotFoundScreen />
  return (
    <div className="flex max-w-3xl flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('settings.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{t('settings.title')}</h1>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t('sms.title')}</h2>
        <p className="max-w-prose text-muted">{t('sms.text')}</p>
        <SmsPanel />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t('settings.chats')}</h2>
        <p className="max-w-prose text-muted">{t('settings.chats_text')}</p>
        <ChatLinksPanel />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t('settings.quiet')}</h2>
        <p className="max-w-prose text-muted">{t('settings.quiet_text')}</p>
        <QuietHoursPanel />
      </section>
    </div>
  )
}
