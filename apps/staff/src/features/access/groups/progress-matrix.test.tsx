import type { ProgressMatrix as Matrix } from '@qadam/contract'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { ProgressMatrix } from './progress-matrix.tsx'

let marks = 0
vi.mock('./cell-mark.tsx', () => ({
  CellMark: () => {
    marks += 1
    return null
  },
}))

let workspace: Awaited<ReturnType<typeof sitDown>>

const matrix = {
  lessons: Array.from({ length: 20 }, (_, index) => ({
    id: index + 1,
    title: `Dars ${index + 1}`,
    module_id: 1,
    module_title: 'Modul',
  })),
  rows: Array.from({ length: 10 }, (_, index) => ({
    student: { id: index + 1, first_name: `Aziz${index + 1}`, last_name: '' },
    points: 0,
    current_streak: 0,
    frozen: false,
    last_active_at: null,
    cells: Array.from({ length: 20 }, () => ({
      state: 'open',
      percentage: null,
      submission_id: null,
    })),
  })),
} as unknown as Matrix // what the table shows of it

const cellAt = (place: string): HTMLElement => {
  const cell = document.querySelector<HTMLElement>(`[data-cell="${place}"]`)
  if (!cell) throw new Error(`No cell ${place}`)
  return cell
}
/** How many marks an act draws: the two cells between which the focus moves, and the line above that tells. */
function marksOf(move: () => void): number {
  marks = 0
  act(move)
  return marks
}
const press = (from: string, key: string) =>
  marksOf(() => cellAt(from).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

test('an arrow or the pointer renders the cells between which it moves, not all of them', async () => {
  Element.prototype.scrollIntoView = () => undefined
  workspace = await sitDown({})
  const { rows } = matrix
  workspace.show(<ProgressMatrix matrix={matrix} rows={rows} notes={undefined} />)
  await vi.waitFor(() => expect(document.querySelectorAll('[data-cell]')).toHaveLength(200))
  act(() => cellAt('0:0').focus())
  for (const [from, key, to] of [
    ['0:0', 'ArrowRight', '0:1'],
    ['0:1', 'ArrowDown', '1:1'],
    ['1:1', 'End', '1:19'],
  ] as const) {
    expect(press(from, key)).toBeLessThanOrEqual(3)
    expect(document.activeElement).toBe(cellAt(to))
    expect(cellAt(to).tabIndex).toBe(0)
    expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1)
  }
  const over = marksOf(() => cellAt('5:7').dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  expect(over).toBeLessThanOrEqual(3)
  expect(workspace.text()).toContain('Aziz6 · Dars 8')
})
