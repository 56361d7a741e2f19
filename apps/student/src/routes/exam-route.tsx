import type { User } from '@qadam/contract'
import { buttonClass } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { freshenUser, refreshUser, useUser } from '../features/access/accounts/use-user.ts'
import { lessonProgressed } from '../features/learning/courses/lesson-progress.ts'
import { ExamScreen } from '../features/learning/exam/exam-screen.tsx'
import { useExam } from '../features/learning/exam/use-exam.ts'
import { PageTitle } from '../platform/page-title.tsx'
import { paths } from '../platform/paths.ts'

/** The placement exam. */
export function ExamRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  useEffect(() => {
    // It may have been granted since the data was fetched.
    void freshenUser()
  }, [])
  return (
    <>
      <PageTitle>{t('exam.title')}</PageTitle>
      {user.exam ? <Exam key={user.id} user={user} /> : <NotAllowed />}
    </>
  )
}

function Exam({ user }: { user: User }): ReactNode {
  const router = useRouter()
  const { state, session } = useExam(user.id)
  return (
    <ExamScreen
      state={state}
      session={session}
      onFinish={async (redirect) => {
        await Promise.allSettled([refreshUser(), lessonProgressed()])
        await router.navigate({ to: redirect })
      }}
    />
  )
}

function NotAllowed(): ReactNode {
  const { t } = useTranslation()
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        mood="thinking"
        title={t('exam.not_allowed')}
        text={t('exam.not_allowed_text')}
        action={
          <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
            {t('exam.home')}
          </Link>
        }
      />
    </main>
  )
}
