import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** The lessons of a module in order. */
export function lessonsQuery(moduleId: number) {
  return queryOptions({
    queryKey: ['lessons', moduleId],
    queryFn: async ({ signal }) =>
      (await call('module_lessons', { module_id: moduleId }, { signal })).lessons,
  })
}
