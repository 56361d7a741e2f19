import { FullScreenLoader } from '@qadam/ui/full-screen-loader'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { repeatedOf } from '../features/learning/recall/repeated.ts'
import { useUser } from '../features/access/accounts/use-user.ts'
import { loadChunk } from '../platform/chunk.ts'
import { loadStudyTexts } from '../platform/i18n/start.ts'
import { PageTitle } from '../platform/page-title.tsx'

// What it shares with the lesson is a long list of files, which would stand in the app's first one.
const Recall = lazy(() =>
  loadChunk(
    async () => (await Promise.all([import('../features/learning/recall/recall.tsx'), loadStudyTexts()]))[0],
  ),
)

/** What is about to be forgotten, asked again. */
export function RecallRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const repeated = repeatedOf(useLocation({ select: ({ hash }) => hash }))
  return (
    <>
      <PageTitle>{t('recall.title')}</PageTitle>
      <Suspense fallback={<FullScreenLoader label={t('recall.loading')} />}>
        <Recall key={`${user.id} ${repeated?.lessonId}`} accountId={user.id} repeated={repeated} />
      </Suspense>
    </>
  )
}
