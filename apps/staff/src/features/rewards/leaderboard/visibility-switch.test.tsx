import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { VisibilitySwitch } from './visibility-switch.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const shown = async () =>
  await vi.waitUntil(() => document.querySelector<HTMLElement>('[role=switch]:not([aria-disabled=true])'))

test('a student is taken off the leaderboard; where that fails the switch goes back', async () => {
  workspace = await sitDown({ leaderboard_visibility: () => new Refusal(404, 'not_found') })
  workspace.show(<VisibilitySwitch studentId={8} hidden={false} />)
  expect((await shown()).getAttribute('aria-checked')).toBe('true')
  // The switch's own box: a browser's label would press it once, this one's twice.
  document.querySelector<HTMLElement>('[type=checkbox]')?.click()
  await vi.waitFor(() =>
    expect(workspace.callsOf('leaderboard_visibility')).toEqual([{ student_id: 8, hidden: true }]),
  )
  await vi.waitFor(async () => expect((await shown()).getAttribute('aria-checked')).toBe('true'))
})
