import { queryOptions } from '@tanstack/react-query'
import { refreshUser } from '../accounts/use-user.ts'
import { lessonProgressed } from '../courses/lesson-progress.ts'
import { call } from '../../platform/call.ts'
import { logEvent } from '../../platform/event-log.ts'

/** Marks a lesson as done at the server and fetches the next one. Idempotent. */
export function nextLessonQuery(lessonId: number) {
  return queryOptions({
    queryKey: ['next-lesson', lessonId],
    queryFn: async () => {
      const next = await call('next_lesson_access', { completed_lesson_id: lessonId })
      logEvent('lesson_finished', `lesson ${lessonId}`)
      void lessonProgressed()
      void refreshUser()
      return next
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
