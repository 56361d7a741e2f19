import type { ItemState, ProgressMatrix } from '@qadam/contract'
import { floorPercent } from '../../../platform/floor-percent.ts'
import { compareWords } from '../../../platform/list-sort.ts'

export type MatrixRow = ProgressMatrix['rows'][number]

export const matrixSorts = ['name', 'progress', 'points', 'streak', 'active'] as const
export type MatrixSort = (typeof matrixSorts)[number]

const done = ({ cells }: MatrixRow): number => cells.filter(({ state }) => isDone(state)).length
const nameOf = ({ student }: MatrixRow): string => `${student.last_name} ${student.first_name}`
const activeAt = ({ last_active_at }: MatrixRow): number =>
  last_active_at === null ? 0 : Date.parse(last_active_at)

/** A submission opens the next lesson: it counts as done until a teacher rejects it. */
export function isDone(state: ItemState): boolean {
  return state === 'completed' || state === 'checking'
}

/** The rows in the chosen order: names from A, all else from the most; last active from the longest away. */
export function sortRows(rows: readonly MatrixRow[], sort: MatrixSort): MatrixRow[] {
  const byName = (one: MatrixRow, other: MatrixRow): number => compareWords(nameOf(one), nameOf(other))
  const by: Record<MatrixSort, (one: MatrixRow, other: MatrixRow) => number> = {
    name: byName,
    progress: (one, other) => done(other) - done(one),
    points: (one, other) => other.points - one.points,
    streak: (one, other) => other.current_streak - one.current_streak,
    active: (one, other) => activeAt(one) - activeAt(other),
  }
  return rows.toSorted((one, other) => by[sort](one, other) || byName(one, other))
}

/** How many percent of the students have done each lesson. */
export function percentsOf({ lessons, rows }: Pick<ProgressMatrix, 'lessons' | 'rows'>): number[] {
  return lessons.map((_, place) => {
    const done = rows.filter(({ cells }) => isDone(cells[place]?.state ?? 'closed'))
    return floorPercent(done.length, rows.length) ?? 0
  })
}

/** The lessons as runs of one module each, in order. */
export function modulesOf(
  lessons: ProgressMatrix['lessons'],
): { id: number; title: string; count: number }[] {
  const runs: { id: number; title: string; count: number }[] = []
  for (const { module_id, module_title } of lessons) {
    const last = runs.at(-1)
    if (last?.id === module_id) last.count += 1
    else runs.push({ id: module_id, title: module_title, count: 1 })
  }
  return runs
}

export interface Place {
  row: number
  column: number
}

/** Where a key leads in the grid; undefined where it leads nowhere. */
export function moveInMatrix(
  key: string,
  { row, column }: Place,
  rows: number,
  columns: number,
): Place | undefined {
  const to: Record<string, Place> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageUp: { row: 0, column },
    PageDown: { row: rows - 1, column },
  }
  const place = to[key]
  if (!place || place.row < 0 || place.row >= rows || place.column < 0 || place.column >= columns)
    return undefined
  return place
}
