import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '../features/accounts/use-user.ts'
import { LessonPage } from '../features/authoring/lesson-page.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'

/** One lesson at the course builder. */
export function LessonRoute(): ReactNode {
  const user = useUser()
  const { lessonId } = useParams({ strict: false })
  return user.role === 'admin' ? (
    <LessonPage key={lessonId} id={Number(lessonId)} accountId={user.id} />
  ) : (
    <NotFoundScreen />
  )
}
