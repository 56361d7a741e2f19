import { queryClient } from '../../platform/query-client.ts'

/**
 * After anything that moved a lesson on (a video watched, a test passed, a submission): what is shown of courses,
 * modules and lessons is asked for again. Whoever also earned points calls `refreshUser` beside it.
 */
export async function lessonProgressed(): Promise<void> {
  await Promise.all(
    ['courses', 'course', 'modules', 'lessons'].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey: [queryKey] }),
    ),
  )
}
