import type { Course } from '@qadam/contract'

export interface NextStep {
  course: Course
  step: NonNullable<Course['next']>
}

/** The very next step: in the course touched last, or else in the first that has one; null when all is done. */
export function findNextStep(courses: readonly Course[]): NextStep | null {
  let best: NextStep | null = null
  for (const course of courses) {
    const { next: step } = course
    if (!step) continue
    if (!best || touched(step) > touched(best.step)) best = { course, step }
  }
  return best
}

function touched({ last_touched_at }: NextStep['step']): number {
  return last_touched_at ? Date.parse(last_touched_at) : 0
}

export function progressOf({ progress }: Pick<Course, 'progress'>): number {
  return progress.lessons_total === 0 ? 0 : progress.lessons_done / progress.lessons_total
}
