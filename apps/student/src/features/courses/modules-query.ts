import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** The modules of a course in order; with `moduleId` that one comes first. */
export function modulesQuery(courseId: number, moduleId?: number) {
  return queryOptions({
    queryKey: ['modules', courseId, moduleId ?? null],
    queryFn: ({ signal }) => call('course_modules', { course_id: courseId, module_id: moduleId }, { signal }),
  })
}
