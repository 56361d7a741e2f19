import type { ProgressMatrix, RiskRow, StaffGroup } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { sitDown } from '../platform/fixtures.tsx'
import { groups as words } from '../platform/i18n/uz/groups.ts'
import { queue as queueWords } from '../platform/i18n/uz/queue.ts'
import { roster as rosterWords } from '../platform/i18n/uz/roster.ts'
import { GroupRoute } from './group-route.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const group = { id: 1, name: 'Alfa' }
const students = ['Aziz', 'Bobur', 'Dilnoza'].map((first_name, index) => ({
  ...{ id: index + 1, first_name, last_name: 'Umarov', avatar: 'eagle', group },
}))
const matrix: ProgressMatrix = {
  group,
  course: { id: 2, title: 'Python' },
  lessons: [{ id: 1, title: 'Sikllar', type: 'Learn', module_id: 1, module_title: 'Asoslar' }],
  rows: students.map((student) => ({
    ...{ student, points: 0, current_streak: 0, frozen: false },
    // Long ago for all of them; whether that is a risk the server decides.
    last_active_at: '2026-01-01T07:00:00.000Z',
    cells: [{ state: 'open', percentage: null, submission_id: null }],
  })),
}
const staffGroup: StaffGroup = {
  ...group,
  ...{ students: 3, teacher: null, curator: null, mentor: null, open: 0, overdue: 0 },
  courses: [{ id: 2, title: 'Python' }],
}
const riskRows: RiskRow[] = students
  .filter(({ first_name }) => first_name !== 'Bobur')
  .map((student) => ({
    student,
    phone: '+998901234567',
    risks: [{ kind: 'away', count: 9, lesson: null }],
  }))
const path = '/groups/$groupId'
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('th')?.textContent)

test('who needs help is the same in the panel, below the names and in the filter; how many stands once', async () => {
  workspace = await sitDown({
    groups: () => [staffGroup],
    group_progress: () => matrix,
    group_risks: () => ({ rows: riskRows }),
  })
  workspace.show(<GroupRoute />, path, '/groups/1')
  await vi.waitFor(() => expect(rows()).toHaveLength(3))
  await vi.waitFor(() => expect(document.querySelector('details > summary')?.textContent).toContain('2'))
  expect(rows()).toEqual([
    'Aziz Umarov9 kundan beri kirmagan',
    'Bobur Umarov',
    'Dilnoza Umarov9 kundan beri kirmagan',
  ])
  await workspace.press(words.stuck)
  await vi.waitFor(() => expect(rows()).toHaveLength(2))
})

test('of a group of three hundred a page is shown at a time, and one is found by their name', async () => {
  const [first] = matrix.rows
  if (!first) throw new Error('The matrix has no rows')
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...first,
    student: { ...first.student, id: index + 1, first_name: `Aziz${index + 1}` },
  }))
  workspace = await sitDown({
    groups: () => [staffGroup],
    group_progress: () => ({ ...matrix, rows: many }),
    group_risks: () => ({ rows: riskRows }),
  })
  workspace.show(<GroupRoute />, path, '/groups/1')
  await vi.waitFor(() => expect(rows()).toHaveLength(50))
  document.querySelector<HTMLElement>('[data-cell="40:0"]')?.focus()
  await workspace.press(queueWords.page_after)
  await vi.waitFor(() => expect(rows()[0]).toContain('Aziz51 '))
  await workspace.fill(queueWords.filter.name, 'umarov 30')
  await vi.waitFor(() =>
    expect(rows()).toEqual(['Aziz30 Umarov', 'Aziz130 Umarov', 'Aziz230 Umarov', 'Aziz300 Umarov']),
  )
  // Of however few rows the keyboard comes to one.
  expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1)
  await workspace.fill(queueWords.filter.name, 'umarov 999')
  await vi.waitFor(() => expect(workspace.text()).toContain(rosterWords.nobody))
})
