import { expect, test, vi } from 'vitest'
import { Refusal, shownSetting, sitDown } from '../../../platform/fixtures.tsx'
import { editConflict, schoolSettings } from '../../../platform/i18n/uz/school-settings.ts'
import { settings as buttons } from '../../../platform/i18n/uz/settings.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { SettingPanel } from './setting-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const { fields: words } = schoolSettings.of.leagues
const leagues = shownSetting('leagues')
const school_settings = () => ({ leagues })
const saved = (values: object, revision = 4) =>
  shownSetting('leagues', { values: values as Record<string, number>, revision }) // what was sent
const saves = () => workspace.callsOf('school_settings_save')
/** The field behind the switch: a click on the label's part would reach it a second time here. */
const theSwitch = async () =>
  await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=checkbox]:not([disabled])'))

test('the switch turns leagues off and says what that means; coins that were typed stay typed', async () => {
  workspace = await sitDown({
    school_settings,
    school_settings_save: ({ values }) => saved({ enabled: false, ...(values as object) }), // what was sent
  })
  workspace.show(<SettingPanel name="leagues" />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.enabled.hint))
  await workspace.fill(words.first.label, '50')
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(workspace.text()).toContain(words.enabled.off))
  expect(saves()).toEqual([{ name: 'leagues', values: { enabled: false }, revision: 3 }])
  await workspace.press(buttons.save)
  await vi.waitFor(() => expect(saves()).toHaveLength(2))
  expect(saves()[1]).toEqual({ name: 'leagues', values: { first: 50 }, revision: 4 })
})

test.each(['', 'ten', '-1', '1001', '1.5'])('of %j coins nothing is saved', async (typed) => {
  workspace = await sitDown({ school_settings })
  workspace.show(<SettingPanel name="leagues" />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.rise.label))
  await workspace.fill(words.rise.label, typed)
  await vi.waitFor(() => expect(workspace.text()).toMatch(/0 dan 1\s?000 gacha butun son yozing/))
  expect(workspace.button(buttons.save)?.disabled).toBe(true)
})

test('what could not be saved leaves the switch as it was', async () => {
  workspace = await sitDown({
    school_settings,
    school_settings_save: () => new Refusal(503, 'server.busy'),
  })
  workspace.show(<SettingPanel name="leagues" />)
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(saves()).toHaveLength(1))
  await vi.waitFor(async () => expect((await theSwitch()).checked).toBe(true))
  expect(workspace.text()).toContain(words.enabled.hint)
})

test('what another admin saved meanwhile is told with who it was; kept, mine is laid over theirs', async () => {
  const newer = {
    ...saved({ enabled: false, first: 40, rise: 11 }, 5),
    saved_by: 'Nodira Karimova',
    saved_at: '2026-03-10T07:00:00.000Z',
  }
  workspace = await sitDown({
    school_settings,
    school_settings_save: ({ values, revision }) =>
      revision === 5
        ? saved({ ...newer.values, ...(values as object) }, 6) // what was sent
        : new Refusal(409, 'conflict', { newer }),
  })
  workspace.show(<SettingPanel name="leagues" />)
  await workspace.fill(words.first.label, '50')
  await workspace.press(buttons.save)
  await vi.waitFor(() => expect(workspace.text()).toContain('Nodira Karimova'))
  expect(workspace.text()).toContain(`${words.first.label}: 40 (sizda: 50)`)
  expect(workspace.text()).toContain(`${words.rise.label}: 11`)
  expect(workspace.text()).toContain(`${words.enabled.label}: yoʻq`)
  await workspace.press(editConflict.keep)
  await vi.waitFor(() => expect(workspace.text()).not.toContain(editConflict.text))
  expect(saves().at(-1)).toEqual({ name: 'leagues', values: { first: 50 }, revision: 5 })
})

test('a switch that is kept takes back nothing of theirs, also once they were read; typed coins stay typed', async () => {
  const newer = saved({ rise: 11 }, 5)
  workspace = await sitDown({
    school_settings,
    school_settings_save: ({ values, revision }) =>
      revision === 3
        ? new Refusal(409, 'conflict', { newer })
        : saved({ ...newer.values, enabled: false, ...(values as object) }, Number(revision) + 1), // what was sent
  })
  workspace.show(<SettingPanel name="leagues" />)
  await workspace.fill(words.first.label, '50')
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(workspace.text()).toContain(`${words.rise.label}: 11`))
  // Back from another window.
  queryClient.setQueryData(['school_settings'], { leagues: newer })
  await workspace.press(editConflict.keep)
  await vi.waitFor(() => expect(workspace.text()).not.toContain(editConflict.text))
  expect(saves().at(-1)).toEqual({ name: 'leagues', values: { enabled: false }, revision: 5 })
  await workspace.press(buttons.save)
  await vi.waitFor(() =>
    expect(saves().at(-1)).toEqual({ name: 'leagues', values: { first: 50 }, revision: 6 }),
  )
})

test('coins for a broken promise are off at first; an amount out of bounds is not saved', async () => {
  const { fields } = schoolSettings.of.promise
  const promise = shownSetting('promise', { revision: 2 })
  workspace = await sitDown({
    school_settings: () => ({ promise }),
    school_settings_save: () => ({ ...promise, revision: 3 }),
  })
  workspace.show(<SettingPanel name="promise" />)
  await vi.waitFor(() => expect(workspace.text()).toContain(fields.enabled.off))
  await workspace.fill(fields.coins.label, '101')
  await vi.waitFor(() => expect(workspace.text()).toContain('1 dan 100 gacha butun son'))
  expect(workspace.button(buttons.save)?.disabled).toBe(true)
  await workspace.fill(fields.coins.label, '25')
  await workspace.press(buttons.save)
  await vi.waitFor(() => expect(saves()).toEqual([{ name: 'promise', values: { coins: 25 }, revision: 2 }]))
})
