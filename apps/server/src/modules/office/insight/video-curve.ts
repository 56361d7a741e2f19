import type { VideoStretch } from '@qadam/contract'

/** What is stored of all who watched a video. */
export interface VideoSums {
  /** How many students came so many whole stretches far, and no further. */
  reached: readonly { stretches: number; students: number }[]
  /** By the place of the stretch, from 1 on: how often it was watched again, and by how many at least half of it, or five seconds. */
  again: readonly { place: number; times: number; students: number }[]
}

/** How many students watched each stretch of a video, in its order. */
export function curveOf({ reached, again }: VideoSums, duration_s: number, count: number): VideoStretch[] {
  const width_s = duration_s / count
  const timesAgain = new Map(again.map((each) => [each.place, each]))
  let left = viewersOf(reached)
  const leaving = new Map(reached.map(({ stretches, students }) => [stretches, students]))
  return Array.from({ length: count }, (_, index) => {
    left -= leaving.get(index) ?? 0
    const { times = 0, students = 0 } = timesAgain.get(index + 1) ?? {}
    return {
      from_s: tenth(index * width_s),
      to_s: tenth((index + 1) * width_s),
      watched: left,
      again_by: students,
      again: tenth(times),
    }
  })
}

export function viewersOf(reached: VideoSums['reached']): number {
  return reached.reduce((sum, { students }) => sum + students, 0)
}

const tenth = (value: number): number => Math.round(value * 10) / 10
