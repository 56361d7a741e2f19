import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '../features/access/accounts/use-user.ts'
import { LessonPage } from '../features/content/authoring/lesson-page.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'

const route = getRouteApi('/main/lessons/$lessonId')

/** One lesson at the course builder. */
export function LessonRoute(): ReactNode {
  const user = useUser()
  const { lessonId } = route.useParams()
  return user.role === 'admin' ? (
    <LessonPage key={lessonId} id={Number(lessonId)} accountId={user.id} />
  ) : (
    <NotFoundScreen />
  )
}
