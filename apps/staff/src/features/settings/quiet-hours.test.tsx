import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../platform/fixtures.tsx'
import { meanwhile } from '../../platform/i18n/uz/school-settings.ts'
import { settings as words } from '../../platform/i18n/uz/settings.ts'
import { QuietHoursPanel } from './quiet-hours-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>
afterEach(() => workspace.leave())

const hours = { enabled: true, from_hour: 22, to_hour: 8 }
const saved = { revision: 2, saved_by: null, saved_at: null }
const usual = { ...hours, ...saved }
/** The field behind the switch: a click on the label’s part would reach it a second time here. */
const theSwitch = async () =>
  await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=checkbox]:not([disabled])'))

test('other hours are saved, and the switch turns them off; what was typed stays typed', async () => {
  workspace = await sitDown({
    quiet_hours: () => usual,
    quiet_hours_save: (input) => ({ ...saved, ...input }),
  })
  workspace.show(<QuietHoursPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.quiet_from))
  expect(workspace.button(words.save)?.disabled).toBe(true)
  await workspace.fill(words.quiet_from, '21')
  ;(await theSwitch()).click()
  await vi.waitFor(() =>
    expect(workspace.callsOf('quiet_hours_save')).toEqual([{ ...hours, revision: 2, enabled: false }]),
  )
  await theSwitch()
  await workspace.press(words.save)
  await vi.waitFor(() =>
    expect(workspace.callsOf('quiet_hours_save').at(-1)).toEqual({
      ...hours,
      revision: 2,
      enabled: false,
      from_hour: 21,
    }),
  )
})

test.each([
  ['', words.quiet_wrong],
  ['24', words.quiet_wrong],
  ['-1', words.quiet_wrong],
  ['7.5', words.quiet_wrong],
  ['8', words.quiet_same],
])('%j saves nothing, and says why', async (hour, why) => {
  workspace = await sitDown({ quiet_hours: () => usual })
  workspace.show(<QuietHoursPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.quiet_from))
  await workspace.fill(words.quiet_from, hour)
  await vi.waitFor(() => expect(workspace.text()).toContain(why))
  expect(workspace.button(words.save)?.disabled).toBe(true)
})

test('what could not be saved leaves the switch as it was', async () => {
  workspace = await sitDown({
    quiet_hours: () => usual,
    quiet_hours_save: () => new Refusal(503, 'server.busy'),
  })
  workspace.show(<QuietHoursPanel />)
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(workspace.callsOf('quiet_hours_save')).toHaveLength(1))
  await vi.waitFor(async () => expect((await theSwitch()).checked).toBe(true))
})

test('hours that another admin set meanwhile are told, and a switch that is kept leaves them', async () => {
  const newer = { ...hours, to_hour: 7, revision: 3, saved_by: 'Nodira Karimova', saved_at: null }
  workspace = await sitDown({
    quiet_hours: () => usual,
    quiet_hours_save: ({ revision }) =>
      revision === 3 ? { ...newer, enabled: false, revision: 4 } : new Refusal(409, 'conflict', { newer }),
  })
  workspace.show(<QuietHoursPanel />)
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(workspace.text()).toContain(`${words.quiet_to}: 7`))
  await workspace.press(meanwhile.keep)
  await vi.waitFor(() =>
    expect(workspace.callsOf('quiet_hours_save').at(-1)).toEqual({
      enabled: false,
      from_hour: 22,
      to_hour: 7,
      revision: 3,
    }),
  )
})
