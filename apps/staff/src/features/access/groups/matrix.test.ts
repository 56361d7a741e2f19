import type { ItemState } from '@qadam/contract'
import { describe, expect, test } from 'vitest'
import { modulesOf, moveInMatrix, percentsOf, sortRows, type MatrixRow } from './matrix.ts'

const lesson = (id: number, module_id = 1) => ({
  id,
  title: `Dars ${id}`,
  type: 'Learn' as const,
  module_id,
  module_title: `Modul ${module_id}`,
})
const row = (last_name: string, states: ItemState[], over: Partial<MatrixRow> = {}): MatrixRow => ({
  student: { id: 1, first_name: 'A', last_name, avatar: 'stork', group: null },
  points: 0,
  current_streak: 0,
  frozen: false,
  last_active_at: '2026-11-21T07:00:00.000Z',
  cells: states.map((state) => ({ state, percentage: null, submission_id: null })),
  ...over,
})
const names = (rows: MatrixRow[]) => rows.map(({ student }) => student.last_name)

describe('the order of students', () => {
  const rows = [
    row('Zokirov', ['completed', 'open'], { points: 50, current_streak: 2 }),
    row('Aliyev', ['open', 'closed'], { points: 90, last_active_at: null }),
    row('Karimova', ['completed', 'checking'], { points: 50, last_active_at: '2026-11-19T07:00:00.000Z' }),
  ]
  test.each([
    ['name', ['Aliyev', 'Karimova', 'Zokirov']],
    ['progress', ['Karimova', 'Zokirov', 'Aliyev']],
    ['points', ['Aliyev', 'Karimova', 'Zokirov']],
    ['streak', ['Zokirov', 'Aliyev', 'Karimova']],
    ['active', ['Aliyev', 'Karimova', 'Zokirov']],
  ] as const)('by %s', (sort, expected) => expect(names(sortRows(rows, sort))).toEqual(expected))
})

test('the share who are through counts what is handed in', () => {
  const rows = [row('A', ['completed', 'open']), row('B', ['checking', 'failed'])]
  expect(percentsOf({ lessons: [lesson(1), lesson(2)], rows })).toEqual([100, 0])
  expect(percentsOf({ lessons: [lesson(1)], rows: [] })).toEqual([0])
})

test('lessons stand below their modules', () => {
  expect(modulesOf([lesson(1, 1), lesson(2, 1), lesson(3, 2)])).toEqual([
    { id: 1, title: 'Modul 1', count: 2 },
    { id: 2, title: 'Modul 2', count: 1 },
  ])
})

test.each([
  ['ArrowRight', { row: 1, column: 2 }],
  ['ArrowUp', { row: 0, column: 1 }],
  ['Home', { row: 1, column: 0 }],
  ['End', { row: 1, column: 3 }],
  ['PageDown', { row: 2, column: 1 }],
  ['Tab', undefined],
])('%s leads to %j', (key, place) => expect(moveInMatrix(key, { row: 1, column: 1 }, 3, 4)).toEqual(place))

test('no key leads out of the matrix', () => {
  expect(moveInMatrix('ArrowLeft', { row: 0, column: 0 }, 3, 4)).toBeUndefined()
  expect(moveInMatrix('ArrowDown', { row: 2, column: 0 }, 3, 4)).toBeUndefined()
})
