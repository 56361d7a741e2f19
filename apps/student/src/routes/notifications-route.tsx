import { PageTitle } from '@qadam/web/frame/page-title'
import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadStudyTexts } from '../platform/i18n/start.ts'
import { WithRail } from './with-rail.tsx'

// The words of its moments come with the lesson area's.
const NotificationsScreen = lazy(async () => {
  const [{ NotificationsScreen: Screen }] = await Promise.all([
    import('../features/messages/notifications/notifications-screen.tsx'),
    loadStudyTexts(),
  ])
  return { default: Screen }
})

/** The student's notifications. */
export function NotificationsRoute(): ReactNode {
  const { t } = useTranslation()
  return (
    <WithRail lesson="next">
      <div className="mx-auto max-w-2xl">
        <PageTitle>{t('notifications.title')}</PageTitle>
        <h1 className="mb-4 text-title font-bold sm:text-4xl">{t('notifications.title')}</h1>
        <NotificationsScreen />
      </div>
    </WithRail>
  )
}
