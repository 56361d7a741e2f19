import type { StatementRow } from '@qadam/contract'

export interface StatementDay {
  /** `YYYY-MM-DD` */
  day: string
  rows: StatementRow[]
}

/** The rows of each school day together, in their order; a row that came with two pages stands once. */
export function daysOf(rows: readonly StatementRow[]): StatementDay[] {
  const days: StatementDay[] = []
  const seen = new Set<number>()
  for (const row of rows) {
    if (seen.has(row.id)) continue
    seen.add(row.id)
    const last = days.at(-1)
    if (last?.day === row.day) last.rows.push(row)
    else days.push({ day: row.day, rows: [row] })
  }
  return days
}

/** Whether a day is the school's today, or the one before it. */
export function relativeDay(day: string, today: string): 'today' | 'yesterday' | undefined {
  if (day === today) return 'today'
  const before = new Date(`${today}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 1)
  return before.toISOString().slice(0, 10) === day ? 'yesterday' : undefined
}
