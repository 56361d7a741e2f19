import type { AuthoredTree } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'

export const coursesQuery = queryOptions({
  queryKey: ['authoring', 'courses'],
  queryFn: async ({ signal }) => await call('authoring_courses', {}, { signal }),
})

export function courseQuery(id: number) {
  return queryOptions({
    queryKey: ['authoring', 'course', id],
    queryFn: async ({ signal }) => await call('authoring_course', { id }, { signal }),
  })
}

/** Shows a course as an action left it. */
export function keepTree(tree: AuthoredTree): void {
  queryClient.setQueryData(courseQuery(tree.course.id).queryKey, tree)
  void queryClient.invalidateQueries({ queryKey: coursesQuery.queryKey })
}

export function lessonQuery(id: number) {
  return queryOptions({
    queryKey: ['authoring', 'lesson', id],
    queryFn: async ({ signal }) => await call('authoring_lesson', { id }, { signal }),
    // What is being typed is not taken away by a look into another window.
    refetchOnWindowFocus: false,
  })
}
