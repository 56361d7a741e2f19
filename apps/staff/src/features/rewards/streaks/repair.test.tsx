import type { StreakRepairRun } from '@qadam/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { streaks as words } from '../../../platform/i18n/uz/streaks.ts'
import { Outages } from './outages.tsx'
import { RepairDialog } from './repair-dialog.tsx'
import { RepairPanel } from './repair-panel.tsx'
import { RepairRuns } from './repair-runs.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>
afterEach(() => {
  vi.useRealTimers()
})

const run: StreakRepairRun = {
  id: 3,
  group: null,
  from: '2026-03-05',
  to: '2026-03-06',
  reason: 'Server oʻchdi',
  staff: { id: 7, name: 'Nargiza Yusupova' },
  asked_at: '2026-03-10T07:00:00.000Z',
  ended_at: null,
  total: 200,
  looked_at: 50,
  students: 40,
  days: 60,
  coins: 100,
}

test('a student’s streak is repaired only after one saw what it does, once, and the dialog closes', async () => {
  let failures = 1
  workspace = await sitDown({
    streak_repair_preview: () => ({
      students: 1,
      outcome: { days: 2, coins: 20, current_before: 4, current_after: 9 },
    }),
    streak_repair: () =>
      failures-- > 0 ? new Refusal(503, 'server.busy') : { students: 1, days: 2, coins: 20, run: null },
  })
  workspace.show(<RepairDialog student={{ id: 8, name: 'Aziz Umarov' }} />)
  await workspace.press(words.repair)
  await workspace.press(words.look)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.reason_missing))
  expect(workspace.calls).toEqual([])
  await workspace.fill(words.reason, 'Server oʻchdi')
  await workspace.press(words.look)
  await vi.waitFor(() => expect(workspace.text()).toContain('strike 4 → 9'))
  expect(workspace.text()).toContain('20 tanga')
  expect(workspace.callsOf('streak_repair')).toEqual([])
  await workspace.press(words.confirm)
  await vi.waitFor(() => expect(document.querySelector('form [role=alert]')).not.toBeNull())
  await workspace.press(words.confirm)
  await vi.waitFor(() => expect(document.querySelector('form')).toBeNull())
  const [first, second] = workspace.callsOf('streak_repair')
  expect(first).toMatchObject({ student_id: 8, reason: 'Server oʻchdi' })
  // The retry is the same request.
  expect(second).toEqual(first)
})

test('days chosen anew are looked at anew, and nothing to repair can not be pressed', async () => {
  const today = new Date()
  workspace = await sitDown({
    streak_repair_preview: ({ group_id }) => ({ students: group_id === 5 ? 0 : 12, outcome: null }),
    streak_repair: () => ({ students: 0, days: 0, coins: 0, run }),
  })
  workspace.show(<RepairPanel groups={[{ id: 5, name: 'Kechki' }]} withSchool />)
  await workspace.fill(words.reason, 'Server oʻchdi')
  await workspace.press(words.look)
  await vi.waitFor(() => expect(workspace.text()).toContain('12 oʻquvchining'))
  await workspace.fill(words.whom, '5')
  await vi.waitFor(() => expect(workspace.text()).not.toContain('12 oʻquvchining'))
  await workspace.press(words.look)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.nothing))
  expect((workspace.button(words.look) as HTMLButtonElement).disabled).toBe(true)
  expect(workspace.callsOf('streak_repair')).toEqual([])
  // A day that is not over is refused before a request.
  await workspace.fill(words.to, today.toISOString().slice(0, 10).replace(/^\d+/, '2999'))
  await vi.waitFor(() => expect(document.querySelector('form [role=alert]')).not.toBeNull())
})

test('a run shows how far it is, and is asked for again until it has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let asked = 0
  workspace = await sitDown({
    streak_repairs: () => {
      asked += 1
      return { rows: [asked === 1 ? run : { ...run, looked_at: 200, ended_at: '2026-03-10T07:01:00.000Z' }] }
    },
  })
  workspace.show(<RepairRuns />)
  await vi.waitFor(() => expect(workspace.text()).toContain('200 tadan 50 tasi'))
  await vi.advanceTimersByTimeAsync(2100)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.ended))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toBe(2)
})

test('an outage suggests the days that are over, with its times as the reason', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T07:00:00.000Z'), shouldAdvanceTime: true })
  const proposals: unknown[] = []
  const rows = [
    // Over midnight until today; and one of today alone.
    { id: 2, began_at: '2026-03-10T05:00:00.000Z', ended_at: '2026-03-10T05:20:00.000Z', exam_parts: 0 },
    { id: 1, began_at: '2026-03-08T15:00:00.000Z', ended_at: '2026-03-10T03:00:00.000Z', exam_parts: 4 },
  ]
  workspace = await sitDown({ outages: () => ({ rows }) })
  workspace.show(<Outages onPropose={(repair) => proposals.push(repair)} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('1 kun 12 soat'))
  expect(workspace.text()).toContain('4 ta qismi')
  expect(document.querySelectorAll('button')).toHaveLength(1)
  await workspace.press(words.propose)
  expect(proposals).toEqual([
    { from: '2026-03-08', to: '2026-03-09', reason: expect.stringContaining('08.03, 20:00 – 10.03, 08:00') },
  ])
})

test('what an outage suggests stands in the form', async () => {
  workspace = await sitDown({ streak_repair_preview: () => ({ students: 3, outcome: null }) })
  const proposed = { from: '2026-03-08', to: '2026-03-09', reason: 'Server ishlamadi' }
  workspace.show(<RepairPanel groups={[]} withSchool proposed={proposed} />)
  await workspace.press(words.look)
  await vi.waitFor(() =>
    expect(workspace.callsOf('streak_repair_preview')).toEqual([{ from: '2026-03-08', to: '2026-03-09' }]),
  )
})
