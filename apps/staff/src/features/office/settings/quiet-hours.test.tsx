import { expect, test, vi } from 'vitest'
import { Refusal, shownSetting, sitDown } from '../../../platform/fixtures.tsx'
import { editConflict, schoolSettings } from '../../../platform/i18n/uz/school-settings.ts'
import { settings as buttons } from '../../../platform/i18n/uz/settings.ts'
import { SettingPanel } from './setting-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const { fields: words, refused } = schoolSettings.of.quiet_hours
const school_settings = () => ({ quiet_hours: shownSetting('quiet_hours') })
const saves = () => workspace.callsOf('school_settings_save')
const input = (values: object) => ({ name: 'quiet_hours', values, revision: 3 })
/** The field behind the switch: a click on the label’s part would reach it a second time here. */
const theSwitch = async () =>
  await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=checkbox]:not([disabled])'))

test('other hours are saved, and the switch turns them off; what was typed stays typed', async () => {
  workspace = await sitDown({
    school_settings,
    school_settings_save: () => shownSetting('quiet_hours', { values: { enabled: false } }),
  })
  workspace.show(<SettingPanel name="quiet_hours" />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.from_hour.label))
  expect(workspace.button(buttons.save)?.disabled).toBe(true)
  await workspace.fill(words.from_hour.label, '21')
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(saves()).toEqual([input({ enabled: false })]))
  await theSwitch()
  await workspace.press(buttons.save)
  await vi.waitFor(() => expect(saves().at(-1)).toEqual(input({ from_hour: 21 })))
})

const wrong = '0 dan 23 gacha butun son yozing'
test.each([
  ['', wrong],
  ['24', wrong],
  ['-1', wrong],
  ['7.5', wrong],
  ['8', refused],
])('%j saves nothing, and says why', async (hour, why) => {
  workspace = await sitDown({ school_settings })
  workspace.show(<SettingPanel name="quiet_hours" />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.from_hour.label))
  await workspace.fill(words.from_hour.label, hour)
  await vi.waitFor(() => expect(workspace.text()).toContain(why))
  expect(workspace.button(buttons.save)?.disabled).toBe(true)
})

test('hours that another admin set meanwhile are told, and a switch that is kept leaves them', async () => {
  const values = { to_hour: 7 }
  const newer = shownSetting('quiet_hours', { values, revision: 5, saved_by: 'Nodira Karimova' })
  workspace = await sitDown({
    school_settings,
    school_settings_save: ({ revision }) =>
      revision === 5
        ? shownSetting('quiet_hours', { values: { ...values, enabled: false }, revision: 6 })
        : new Refusal(409, 'conflict', { newer }),
  })
  workspace.show(<SettingPanel name="quiet_hours" />)
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(workspace.text()).toContain(`${words.to_hour.label}: 7`))
  await workspace.press(editConflict.keep)
  await vi.waitFor(() => expect(saves().at(-1)).toEqual({ ...input({ enabled: false }), revision: 5 }))
  await vi.waitFor(() => expect(workspace.text()).not.toContain(editConflict.text))
})
