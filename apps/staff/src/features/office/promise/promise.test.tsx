import type { PromiseBoard } from '@qadam/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { promise as words } from '../../../platform/i18n/uz/promise.ts'
import { AbsencesPanel } from './absences-panel.tsx'
import { BoardPanel } from './board-panel.tsx'
import { DutiesNote } from './duties-note.tsx'
import { parsePromiseSearch, type PromiseSearch } from './promise-search.ts'
import { ReportPanel } from './report-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const staff = [
  { id: 3, name: 'Nodira Karimova', role: 'teacher' },
  { id: 4, name: 'Sardor Aliyev', role: 'teacher' },
]
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const work = (id: number, hours: number) => ({
  submission_id: id,
  version: 1,
  student: {
    id: 8,
    first_name: 'Aziz',
    last_name: 'Umarov',
    avatar: 'stork',
    group: { id: 1, name: 'Birinchi' },
  },
  question: {
    id: 5,
    type: 'text' as const,
    lesson_id: 6,
    lesson_title: 'Sikllar',
    lesson_type: 'Practice' as const,
    module_id: 7,
    course_id: 2,
    course_title: 'Python',
  },
  submitted_at: ago(hours),
  due_at: ago(hours - 24),
  reviewer: { id: 3, name: 'Nodira Karimova' },
  teacher: null,
  claim: null,
  left_by: null,
})
const board: PromiseBoard = {
  counts: { waiting: 2, late: 1, soon: 0, unassigned: 1, idle: 0 },
  reviewers: [
    { reviewer: { id: 3, name: 'Nodira Karimova' }, waiting: 1, late: 1, soon: 0, oldest_at: ago(29) },
    { reviewer: null, waiting: 1, late: 0, soon: 0, oldest_at: ago(2) },
  ],
  groups: [{ group: { id: 1, name: 'Birinchi' }, waiting: 2, late: 1, soon: 0, oldest_at: ago(29) }],
  rows: [work(90, 29.5), { ...work(91, 2), reviewer: null, left_by: 'Sardor Aliyev' }],
  total: 2,
  page: 1,
  pagesize: 50,
}

const searched: PromiseSearch[] = []
function Board({ mayPass }: { mayPass: boolean }) {
  const [search, setSearch] = useState<PromiseSearch>({})
  return (
    <BoardPanel
      search={search}
      mayPass={mayPass}
      onSearch={(next) => {
        const parsed = parsePromiseSearch({ ...next })
        searched.push(parsed)
        setSearch(parsed)
      }}
    />
  )
}

test('the board says how late each work is and whose, and passes the chosen ones', async () => {
  workspace = await sitDown({
    promise_board: () => board,
    absences: () => ({ rows: [], staff }),
    promise_pass: () => ({ passed: 1 }),
  })
  workspace.show(<Board mayPass />)
  await vi.waitFor(() => expect(workspace.text()).toContain('5 soat 30 daq kechikdi'))
  expect(workspace.text()).toContain(words.nobody)
  expect(workspace.text()).toContain('Tugatmagan: Sardor Aliyev')
  const box = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=checkbox]'))
  box.click()
  await vi.waitFor(() => expect(workspace.text()).toContain('1 ta ish tanlandi'))
  await vi.waitFor(() => expect(document.querySelectorAll('option')).toHaveLength(3))
  await workspace.fill(words.pass_to, '4')
  await workspace.press(words.pass)
  await vi.waitFor(() =>
    expect(workspace.callsOf('promise_pass')).toEqual([{ to_id: 4, submission_ids: [90] }]),
  )
})

test('a reviewer is chosen in the list, and all of theirs are passed at once', async () => {
  workspace = await sitDown({
    promise_board: () => board,
    absences: () => ({ rows: [], staff }),
    promise_pass: () => ({ passed: 1 }),
  })
  workspace.show(<Board mayPass />)
  const named = await vi.waitUntil(() =>
    [...document.querySelectorAll('button')].find((each) => each.textContent.startsWith('Nodira Karimova')),
  )
  named.click()
  await vi.waitFor(() => expect(searched.at(-1)).toEqual({ reviewer: 3 }))
  await vi.waitFor(() => expect(document.querySelectorAll('option')).toHaveLength(2))
  await workspace.fill(words.pass_to, '4')
  await workspace.press(words.pass)
  await vi.waitFor(() => expect(workspace.callsOf('promise_pass')).toEqual([{ to_id: 4, from_id: 3 }]))
})

test('what is left of a reviewer whose works went elsewhere is no kept promise, and the way back is there', async () => {
  const none = { ...board, counts: { ...board.counts, waiting: 0 }, rows: [], total: 0 }
  workspace = await sitDown({
    promise_board: ({ reviewer_id }) => (reviewer_id === undefined ? board : none),
    absences: () => ({ rows: [], staff }),
  })
  workspace.show(<Board mayPass />)
  const named = await vi.waitUntil(() =>
    [...document.querySelectorAll('button')].find((each) => each.textContent.startsWith('Nodira Karimova')),
  )
  named.click()
  await vi.waitFor(() => expect(workspace.text()).toContain(words.nothing_of_kind))
  expect(workspace.text()).not.toContain(words.nothing_text)
  await workspace.press(words.show_all)
  await vi.waitFor(() => expect(workspace.text()).toContain('Sikllar'))
  expect(searched.at(-1)).toEqual({})
})

test('a teacher passes nothing on', async () => {
  workspace = await sitDown({ promise_board: () => board })
  workspace.show(<Board mayPass={false} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Sikllar'))
  expect(document.querySelector('input[type=checkbox]')).toBeNull()
})

test('an absence is set with its deputy; days that are taken are refused in words', async () => {
  let isTaken = true
  workspace = await sitDown({
    absences: () => ({ rows: [], staff }),
    absence_save: () => (isTaken ? new Refusal(409, 'conflict') : null),
  })
  workspace.show(<AbsencesPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.no_absences))
  expect(workspace.button(words.save_absence)?.disabled).toBe(true)
  await workspace.fill(words.who, '3')
  await workspace.fill(words.deputy, '4')
  await workspace.press(words.save_absence)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.overlaps))
  isTaken = false
  expect(workspace.callsOf('absence_save')).toMatchObject([{ teacher_id: 3, deputy_id: 4 }])
})

test('a report tells the month, by reviewer and group', async () => {
  const figures = { decided: 4, in_time: 3, median_min: 120, p90_min: 1800 }
  workspace = await sitDown({
    promise_report: () => ({
      month: '2026-03',
      total: figures,
      reviewers: [{ reviewer: staff[0], ...figures }],
      groups: [{ group: null, ...figures }],
    }),
  })
  workspace.show(<ReportPanel month="2026-03" order={{}} onMonth={() => {}} onOrder={() => {}} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('75%'))
  for (const word of ['2 soat', '1 kun 6 soat', 'Nodira Karimova', words.no_group])
    expect(workspace.text()).toContain(word)
})

test('a report is sorted by its figures', async () => {
  const figures = { decided: 4, in_time: 3, median_min: 120, p90_min: 1800 }
  const line = (id: number, name: string, in_time: number) => ({
    reviewer: { id, name },
    ...figures,
    in_time,
  })
  workspace = await sitDown({
    promise_report: () => ({
      month: '2026-03',
      total: figures,
      reviewers: [line(1, 'Aziz', 4), line(2, 'Malika', 1), line(3, 'Nodira', 3)],
      groups: [],
    }),
  })
  const onOrder = vi.fn()
  const search = parsePromiseSearch({ section: 'report', sort: 'share' })
  workspace.show(<ReportPanel month="2026-03" order={search} onMonth={() => {}} onOrder={onOrder} />)
  const names = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(names()).toEqual(['Malika', 'Nodira', 'Aziz']))
  await workspace.press(words.columns.reviewer)
  expect(onOrder).toHaveBeenLastCalledWith({})
})

test('a deputy is told for whom they review; nobody else is told anything', async () => {
  workspace = await sitDown({
    deputy_duties: () => ({ covering: [{ teacher: 'Nodira Karimova', until: '2026-03-12' }], passed: 2 }),
  })
  workspace.show(<DutiesNote />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Nodira Karimova: 12.03.2026'))
  expect(workspace.text()).toContain('Sizga 2 ta ish')
})

test('the address keeps what is shown, and nothing else', () => {
  expect(
    parsePromiseSearch({
      section: 'report',
      state: 'late',
      group: '3',
      reviewer: 4,
      page: 2,
      month: '2026-03',
      x: 1,
    }),
  ).toEqual({ section: 'report', state: 'late', group: 3, reviewer: 4, page: 2, month: '2026-03' })
  expect(parsePromiseSearch({ section: 'all', state: 'x', group: 'x', page: 1, month: '2026-13' })).toEqual(
    {},
  )
})
