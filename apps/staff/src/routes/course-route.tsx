import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '../features/accounts/use-user.ts'
import { CoursePage } from '../features/authoring/course-page.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'

/** One course at the course builder. */
export function CourseRoute(): ReactNode {
  const user = useUser()
  const { courseId } = useParams({ strict: false })
  return user.role === 'admin' ? <CoursePage key={courseId} id={Number(courseId)} /> : <NotFoundScreen />
}
