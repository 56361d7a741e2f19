import type { AuthoredTree, LessonVersion } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../../platform/query-client.ts'
import { replyQuery } from '../../../platform/reply-query.ts'

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
