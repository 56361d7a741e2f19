import { queryClient } from '../../../platform/query-client.ts'
import { standingMoved } from '../../../platform/standing.ts'

/**
 * After anything that moved a lesson on (a video watched, a test passed, a submission): invalidates what is shown of
 * courses, modules and lessons, and of where the student stands. A caller that also earned points calls `refreshUser` too.
 */
export async function lessonProgressed(): Promise<void> {
  await Promise.all([
    standingMoved(),
    ...['courses', 'course', 'modules', 'lessons'].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey: [queryKey] }),
    ),
  ])
}
