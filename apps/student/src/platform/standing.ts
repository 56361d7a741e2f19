import { queryClient } from './query-client.ts'

/** How long the streak, the goals and the rank stand as they were read: home and the rail of each screen show them. */
export const standing_ms = 60_000

/** After what a student did: live events tell of it too, but not where they are missing. */
export async function standingMoved(): Promise<void> {
  await Promise.all(
    ['streak', 'goals', 'glimpse'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  )
}
