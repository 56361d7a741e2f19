import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '../features/access/accounts/use-user.ts'
import { CoursePage } from '../features/content/authoring/course-page.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'

const route = getRouteApi('/main/courses/$courseId')

/** One course at the course builder. */
export function CourseRoute(): ReactNode {
  const user = useUser()
  const { courseId } = route.useParams()
  return user.role === 'admin' ? <CoursePage key={courseId} id={Number(courseId)} /> : <NotFoundScreen />
}
