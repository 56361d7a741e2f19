import type { AuthoredTree, LessonVersion } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../../platform/query-client.ts'
import { replyQuery } from '../../../platform/reply-query.ts'

const FILMS_MS = 15_000

export const coursesQuery = replyQuery(['authoring', 'courses'], 'authoring_courses', {})

export function courseQuery(id: number) {
  return replyQuery(['authoring', 'course', id], 'authoring_course', { id })
}

/** Shows a course as an action left it. */
export function keepTree(tree: AuthoredTree): void {
  queryClient.setQueryData(courseQuery(tree.course.id).queryKey, tree)
  void queryClient.invalidateQueries({ queryKey: coursesQuery.queryKey })
}

export function lessonQuery(id: number) {
  return queryOptions({
    ...replyQuery(['authoring', 'lesson', id], 'authoring_lesson', { id }),
    // A switch to another window and back does not overwrite what is being typed.
    refetchOnWindowFocus: false,
  })
}

/** Asked again while something of them is still to be made. */
export function filmsQuery(courseId: number) {
  return queryOptions({
    ...replyQuery(['authoring', 'films', courseId], 'authoring_films', { course_id: courseId }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: made }) => made === 'waiting' || made === 'active') === true && FILMS_MS,
  })
}

/** @param revision the one the lesson has: each save may be in a version of its own. */
export function versionsQuery(lessonId: number, revision: number) {
  return queryOptions({
    ...replyQuery(['authoring', 'versions', lessonId, revision], 'authoring_versions', {
      lesson_id: lessonId,
    }),
    gcTime: 0,
    staleTime: 0,
  })
}

export function versionQuery({ id, saved_at }: Pick<LessonVersion, 'id' | 'saved_at'>) {
  return replyQuery(['authoring', 'version', id, saved_at], 'authoring_version', { version_id: id })
}
