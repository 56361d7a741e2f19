import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../platform/fixtures.tsx'
import { leagues as words } from '../../platform/i18n/uz/leagues.ts'
import { LeaguesPanel } from './leagues-panel.tsx'

let desk: Awaited<ReturnType<typeof sitDown>>
afterEach(() => desk.leave())

const settings = { enabled: true, coins: { first: 30, second: 20, third: 15, rise: 10 } }
/** The field behind the switch: a click on the label's part would be told to it a second time here. */
const theSwitch = async () =>
  await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=checkbox]:not([disabled])'))

test('the switch turns leagues off and says what that means; coins that were typed stay typed', async () => {
  desk = await sitDown({ league_settings: () => settings, league_settings_save: (input) => input })
  desk.show(<LeaguesPanel />)
  await vi.waitFor(() => expect(desk.text()).toContain(words.on_hint))
  await desk.fill(words.first, '50')
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(desk.text()).toContain(words.off_hint))
  expect(desk.callsOf('league_settings_save')).toEqual([{ ...settings, enabled: false }])
  await desk.press(words.save)
  await vi.waitFor(() => expect(desk.callsOf('league_settings_save')).toHaveLength(2))
  expect(desk.callsOf('league_settings_save')[1]).toEqual({
    enabled: false,
    coins: { ...settings.coins, first: 50 },
  })
})

test.each(['', 'ten', '-1', '1001', '1.5'])('of %j coins nothing is saved', async (typed) => {
  desk = await sitDown({ league_settings: () => settings })
  desk.show(<LeaguesPanel />)
  await vi.waitFor(() => expect(desk.text()).toContain(words.coins))
  await desk.fill(words.rise, typed)
  await vi.waitFor(() => expect(desk.text()).toContain('0 dan 1000 gacha'))
  expect(desk.button(words.save)?.disabled).toBe(true)
})

test('what could not be saved leaves the switch as it was', async () => {
  desk = await sitDown({
    league_settings: () => settings,
    league_settings_save: () => new Refusal(503, 'server.busy'),
  })
  desk.show(<LeaguesPanel />)
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(desk.callsOf('league_settings_save')).toHaveLength(1))
  await vi.waitFor(async () => expect((await theSwitch()).checked).toBe(true))
  expect(desk.text()).toContain(words.on_hint)
})
