import type { Module } from '@qadam/contract'
import { queryOptions, type QueryState } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { parseId } from '@qadam/web/parse-id'
import { queryClient } from '../../../platform/query-client.ts'
import { distinctLessons } from './distinct-lessons.ts'

/**
 * The modules of a course in order; with `moduleId` that one comes first. No lesson comes twice; none, and no request,
 * for what is no id (specification 5). Another module of a course whose modules are here is asked for once they are old.
 */
export function modulesQuery(courseId: number, moduleId?: number) {
  return queryOptions({
    queryKey: ['modules', courseId, moduleId ?? null],
    queryFn: async ({ signal }) => {
      if ([courseId, moduleId ?? 1].some((id) => parseId(String(id)) === null)) return []
      const modules = await call('course_modules', { course_id: courseId, module_id: moduleId }, { signal })
      return modules.map((module) => ({ ...module, lessons: distinctLessons(module.lessons) }))
    },
    initialData: () => moduleFirst(knownOf(courseId)?.data, moduleId),
    initialDataUpdatedAt: () => knownOf(courseId)?.dataUpdatedAt,
  })
}

/** The course's modules as they were brought last, with whichever of them first; none that are to be asked for anew. */
function knownOf(courseId: number) {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: ['modules', courseId] })
    .map(({ state }) => state as QueryState<Module[]>) // of this query alone
    .filter(({ data, isInvalidated }) => data !== undefined && !isInvalidated)
    .toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)[0]
}

function moduleFirst(modules: Module[] | undefined, moduleId: number | undefined): Module[] | undefined {
  // Whether there is such a module the server says.
  if (moduleId !== undefined && !modules?.some(({ id }) => id === moduleId)) return undefined
  const isFirst = ({ id }: Module) => Number(id === moduleId)
  return modules?.toSorted((one, other) => isFirst(other) - isFirst(one) || one.order - other.order)
}
