import { limits, type ReviewStats } from '@qadam/contract'
import { zoneAt } from '../../../time/time-zone.ts'
import { addDays, schoolDay, type SchoolMoment } from '../../rewards/streaks/index.ts'
import type { DayFigures, OpenFigures } from './stats-store.ts'

/** Where the classes of waiting time end, in hours; the last one is open. */
const ageSteps_h = [6, 12, 24, 48] as const

/** The moments that part the classes, newest first. */
export function ageMoments(now: Date): Date[] {
  return ageSteps_h.map((hours) => new Date(now.getTime() - hours * 3_600_000))
}

/** The first of the school days that the chart shows. */
export function firstChartDay({ now, timeZone }: SchoolMoment): string {
  return addDays(schoolDay(now, timeZone), 1 - limits.review.chartDays)
}

export function presentStats(
  open: OpenFigures,
  days: readonly DayFigures[],
  moment: SchoolMoment,
): ReviewStats {
  const first = firstChartDay(moment)
  const byDay = new Map(days.map((figures) => [figures.day, figures]))
  const olderThan = [open.open, ...open.before]
  return {
    open: open.open,
    overdue: open.overdue,
    oldest_at: open.oldest_at?.toISOString() ?? null,
    ages: olderThan.map((count, index) => ({
      from_h: ageSteps_h[index - 1] ?? 0,
      to_h: ageSteps_h[index] ?? null,
      count: count - (olderThan[index + 1] ?? 0),
    })),
    days: Array.from({ length: limits.review.chartDays }, (_, index) => {
      const day = addDays(first, index)
      const figures = byDay.get(day)
      return {
        day,
        handed_in: figures?.handed_in ?? 0,
        decided: figures?.decided ?? 0,
        decided_in_time: figures?.decided_in_time ?? 0,
      }
    }),
    time_zone: zoneAt(moment.timeZone, moment.now),
  }
}
