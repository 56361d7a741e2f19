import type { Lesson, Module } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { refreshUser } from '../../access/accounts/use-user.ts'
import { lessonProgressed } from '../courses/lesson-progress.ts'
import { call } from '../../../platform/call.ts'
import { logEvent } from '../../../platform/event-log.ts'
import { queryClient } from '../../../platform/query-client.ts'

/** Marks a lesson as done at the server and fetches the next one. Idempotent. */
export function nextLessonQuery(lessonId: number) {
  return queryOptions({
    queryKey: ['next-lesson', lessonId],
    queryFn: async () => {
      const next = await call('next_lesson_access', { completed_lesson_id: lessonId })
      logEvent('lesson_finished', `lesson ${lessonId}`)
      // One that had been finished before moved nothing on.
      const isOld =
        stateOf(lessonId) === 'completed' && (!next || (stateOf(next.lesson_id) ?? 'closed') !== 'closed')
      if (!isOld) {
        void lessonProgressed()
        void refreshUser()
      }
      return next
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** As far as it is known here: the next one may stand in another module. */
function stateOf(lessonId: number): Lesson['state'] | undefined {
  const lists = queryClient.getQueriesData<Lesson[]>({ queryKey: ['lessons'] })
  const courses = queryClient.getQueriesData<Module[]>({ queryKey: ['modules'] })
  const inModules = courses.flatMap(([, modules]) => modules ?? []).flatMap(({ lessons }) => lessons)
  return [...lists.flatMap(([, list]) => list ?? []), ...inModules].find(({ id }) => id === lessonId)?.state
}
