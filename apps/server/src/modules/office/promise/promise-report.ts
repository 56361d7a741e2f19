import { limits, type Lang, type PromiseReport, type ReviewFigures } from '@qadam/contract'
import { codeColumn, numberColumn, textColumn } from '../../../actions/table-columns.ts'
import type { TableColumn } from '../../../actions/table-reply.ts'
import type { Scope } from '../../../actions/scope.ts'
import type { Executor } from '../../../database/database.ts'
import { addDays, monthOf } from '../../base/calendar/index.ts'
import { sumReviewDays, type ReviewSum } from '../insight/index.ts'

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

interface Line {
  of: 'all' | 'reviewer' | 'group'
  name: string | null
  figures: ReviewFigures
}

/** A report as the rows of a table: all, each reviewer, each group. */
export function reportLines({ total, reviewers, groups }: PromiseReport): Line[] {
  return [
    ...(total ? [{ of: 'all', name: null, figures: total } as const] : []),
    ...reviewers.map(
      ({ reviewer, ...figures }) => ({ of: 'reviewer', name: reviewer.name, figures }) as const,
    ),
    ...groups.map(({ group, ...figures }) => ({ of: 'group', name: group?.name ?? null, figures }) as const),
  ]
}

export function reportColumns(lang: Lang): TableColumn<Line>[] {
  return [
    codeColumn('figures_of', lang, (line) => `figures_${line.of}`),
    textColumn('name', ({ name }) => name),
    numberColumn('decided', ({ figures }) => figures.decided),
    numberColumn('in_time', ({ figures }) => figures.in_time),
    numberColumn(
      'in_time_percent',
      ({ figures: { in_time, decided } }) => Math.round((in_time / decided) * 1000) / 10,
    ),
    numberColumn('median_min', ({ figures }) => figures.median_min),
    numberColumn('p90_min', ({ figures }) => figures.p90_min),
  ]
}
