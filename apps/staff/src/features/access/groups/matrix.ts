import type { ItemState, ProgressMatrix } from '@qadam/contract'
import { compareWords } from '../../../platform/list-sort.ts'

export type MatrixRow = ProgressMatrix['rows'][number]

export const matrixSorts = ['name', 'progress', 'points', 'streak', 'active'] as const
export type MatrixSort = (typeof matrixSorts)[number]

const DAY_MS = 24 * 3600 * 1000
/** Away this long in the middle of a course, a student is worth a call. */
const AWAY_DAYS = 4

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

/** Why a student may need help: a rejected submission, days without a lesson, a frozen account. */
export type Trouble =
  | { kind: 'frozen' }
  | { kind: 'failed'; count: number }
  | { kind: 'away'; days: number }
  | { kind: 'never' }

/** The most pressing trouble; undefined for a student on track, or finished. */
export function troubleOf(row: MatrixRow, now: number): Trouble | undefined {
  if (row.frozen) return { kind: 'frozen' }
  const failed = row.cells.filter(({ state }) => state === 'failed').length
  if (failed > 0) return { kind: 'failed', count: failed }
  if (row.cells.length > 0 && row.cells.every(({ state }) => isDone(state))) return undefined
  if (row.last_active_at === null) return { kind: 'never' }
  const days = Math.floor((now - Date.parse(row.last_active_at)) / DAY_MS)
  return days >= AWAY_DAYS ? { kind: 'away', days } : undefined
}

/** The share of students, 0 to 1, who have done each lesson. */
export function sharesOf({ lessons, rows }: Pick<ProgressMatrix, 'lessons' | 'rows'>): number[] {
  return lessons.map((_, place) =>
    rows.length === 0
      ? 0
      : rows.filter(({ cells }) => isDone(cells[place]?.state ?? 'closed')).length / rows.length,
  )
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
