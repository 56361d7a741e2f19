import { limits, type PromiseReport } from '@qadam/contract'
import type { Scope } from '../../actions/scope.ts'
import type { Executor } from '../../database/database.ts'
import { addDays, monthOf } from '../calendar/index.ts'
import { sumReviewDays, type ReviewSum } from '../insight/index.ts'
import { csvTable } from '../../files/write-csv.ts'

const figuresOf = ({ decided, in_time, median_min, p90_min }: ReviewSum) => ({
  decided,
  in_time,
  median_min,
  p90_min,
})

/** @param month `YYYY-MM` */
export async function reportMonth(db: Executor, scope: Scope, month: string): Promise<PromiseReport> {
  const from = `${month}-01`
  const to = addDays(monthOf(addDays(from, 31)), -1)
  const sums = await sumReviewDays(db, scope, { from, to, promise_min: limits.review.promise_s / 60 })
  const total = sums.find(({ kind }) => kind === 'all')
  return {
    month,
    total: total ? figuresOf(total) : null,
    reviewers: sums
      .filter(({ kind }) => kind === 'reviewer')
      .map((sum) => ({ reviewer: { id: sum.id, name: sum.name ?? '' }, ...figuresOf(sum) })),
    groups: sums
      .filter(({ kind }) => kind === 'group')
      .map((sum) => ({
        group: sum.name === null ? null : { id: sum.id, name: sum.name },
        ...figuresOf(sum),
      })),
  }
}

export function reportCsv({ total, reviewers, groups }: PromiseReport): string {
  const lines = [
    ...(total ? [{ kind: 'all', name: '', ...total }] : []),
    ...reviewers.map(({ reviewer, ...figures }) => ({ kind: 'reviewer', name: reviewer.name, ...figures })),
    ...groups.map(({ group, ...figures }) => ({ kind: 'group', name: group?.name ?? '', ...figures })),
  ]
  return csvTable([
    ['kind', 'name', 'works', 'in_24_h', 'share_percent', 'median_minutes', 'p90_minutes'],
    ...lines.map((line) => [
      line.kind,
      line.name,
      String(line.decided),
      String(line.in_time),
      String(Math.round((line.in_time / line.decided) * 1000) / 10),
      String(line.median_min),
      String(line.p90_min),
    ]),
  ])
}
