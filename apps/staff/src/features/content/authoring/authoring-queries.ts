import type { AuthoredTree, LessonVersion } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'

const FILMS_MS = 15_000

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
    // A switch to another window and back does not overwrite what is being typed.
    refetchOnWindowFocus: false,
  })
}

/** Asked again while something of them is still to be made. */
export function filmsQuery(courseId: number) {
  return queryOptions({
    queryKey: ['authoring', 'films', courseId],
    queryFn: async ({ signal }) => await call('authoring_films', { course_id: courseId }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: made }) => made === 'waiting' || made === 'active') === true && FILMS_MS,
  })
}

/** @param revision the one the lesson has: each save may be in a version of its own. */
export function versionsQuery(lessonId: number, revision: number) {
  return queryOptions({
    queryKey: ['authoring', 'versions', lessonId, revision],
    queryFn: async ({ signal }) => await call('authoring_versions', { lesson_id: lessonId }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
}

export function versionQuery({ id, saved_at }: Pick<LessonVersion, 'id' | 'saved_at'>) {
  return queryOptions({
    queryKey: ['authoring', 'version', id, saved_at],
    queryFn: async ({ signal }) => await call('authoring_version', { version_id: id }, { signal }),
  })
}
