import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { parseId } from '@qadam/web/parse-id'
import { distinctLessons } from './distinct-lessons.ts'

/**
 * The modules of a course in order; with `moduleId` that one comes first. No lesson comes twice; none, and no request,
 * for what is no id (specification 5).
 */
export function modulesQuery(courseId: number, moduleId?: number) {
  return queryOptions({
    queryKey: ['modules', courseId, moduleId ?? null],
    queryFn: async ({ signal }) => {
      if ([courseId, moduleId ?? 1].some((id) => parseId(String(id)) === null)) return []
      const modules = await call('course_modules', { course_id: courseId, module_id: moduleId }, { signal })
      return modules.map((module) => ({ ...module, lessons: distinctLessons(module.lessons) }))
    },
  })
}
