import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../platform/fixtures.tsx'
import { VisibilitySwitch } from './visibility-switch.tsx'

let desk: Awaited<ReturnType<typeof sitDown>>
afterEach(() => desk.leave())

const shown = async () =>
  await vi.waitUntil(() => document.querySelector<HTMLElement>('[role=switch]:not([aria-disabled=true])'))

test('a student is taken off the leaderboard; where that fails the switch goes back', async () => {
  desk = await sitDown({ leaderboard_visibility: () => new Refusal(404, 'not_found') })
  desk.show(<VisibilitySwitch studentId={8} hidden={false} />)
  expect((await shown()).getAttribute('aria-checked')).toBe('true')
  // The switch's own box: a browser's label would press it once, this one's twice.
  document.querySelector<HTMLElement>('[type=checkbox]')?.click()
  await vi.waitFor(() =>
    expect(desk.callsOf('leaderboard_visibility')).toEqual([{ student_id: 8, hidden: true }]),
  )
  await vi.waitFor(async () => expect((await shown()).getAttribute('aria-checked')).toBe('true'))
})
