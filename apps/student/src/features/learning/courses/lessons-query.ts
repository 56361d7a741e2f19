import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { parseId } from '@qadam/web/parse-id'
import { distinctLessons } from './distinct-lessons.ts'

/** The lessons of a module in order, each once; none, and no request, for what is no id (specification 5). */
export function lessonsQuery(moduleId: number) {
  return queryOptions({
    queryKey: ['lessons', moduleId],
    queryFn: async ({ signal }) =>
      parseId(String(moduleId))
        ? distinctLessons((await call('module_lessons', { module_id: moduleId }, { signal })).lessons)
        : [],
  })
}
