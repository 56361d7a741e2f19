import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../platform/fixtures.tsx'
import { leagues as words } from '../../platform/i18n/uz/leagues.ts'
import { meanwhile } from '../../platform/i18n/uz/school-settings.ts'
import { queryClient } from '../../platform/query-client.ts'
import { LeaguesPanel } from './leagues-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>
afterEach(() => workspace.leave())

const saved = { revision: 3, saved_by: null, saved_at: null }
const settings = { enabled: true, coins: { first: 30, second: 20, third: 15, rise: 10 }, ...saved }
const save = (input: object) => ({ ...saved, ...input, revision: 4 })
/** The field behind the switch: a click on the label's part would reach it a second time here. */
const theSwitch = async () =>
  await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=checkbox]:not([disabled])'))

test('the switch turns leagues off and says what that means; coins that were typed stay typed', async () => {
  workspace = await sitDown({ league_settings: () => settings, league_settings_save: save })
  workspace.show(<LeaguesPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.on_hint))
  await workspace.fill(words.first, '50')
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(workspace.text()).toContain(words.off_hint))
  expect(workspace.callsOf('league_settings_save')).toEqual([
    { coins: settings.coins, revision: 3, enabled: false },
  ])
  await workspace.press(words.save)
  await vi.waitFor(() => expect(workspace.callsOf('league_settings_save')).toHaveLength(2))
  expect(workspace.callsOf('league_settings_save')[1]).toEqual({
    enabled: false,
    coins: { ...settings.coins, first: 50 },
    revision: 4,
  })
})

test.each(['', 'ten', '-1', '1001', '1.5'])('of %j coins nothing is saved', async (typed) => {
  workspace = await sitDown({ league_settings: () => settings })
  workspace.show(<LeaguesPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.coins))
  await workspace.fill(words.rise, typed)
  await vi.waitFor(() => expect(workspace.text()).toContain('0 dan 1000 gacha'))
  expect(workspace.button(words.save)?.disabled).toBe(true)
})

test('what could not be saved leaves the switch as it was', async () => {
  workspace = await sitDown({
    league_settings: () => settings,
    league_settings_save: () => new Refusal(503, 'server.busy'),
  })
  workspace.show(<LeaguesPanel />)
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(workspace.callsOf('league_settings_save')).toHaveLength(1))
  await vi.waitFor(async () => expect((await theSwitch()).checked).toBe(true))
  expect(workspace.text()).toContain(words.on_hint)
})

test('what another admin saved meanwhile is told with who it was; kept, mine is laid over theirs', async () => {
  const newer = {
    enabled: false,
    coins: { ...settings.coins, first: 40, rise: 11 },
    revision: 5,
    saved_by: 'Nodira Karimova',
    saved_at: '2026-03-10T07:00:00.000Z',
  }
  workspace = await sitDown({
    league_settings: () => settings,
    league_settings_save: (input) =>
      input['revision'] === 5 ? { ...newer, ...input, revision: 6 } : new Refusal(409, 'conflict', { newer }),
  })
  workspace.show(<LeaguesPanel />)
  await workspace.fill(words.first, '50')
  await workspace.press(words.save)
  await vi.waitFor(() => expect(workspace.text()).toContain('Nodira Karimova'))
  expect(workspace.text()).toContain(`${words.first}: 40 (sizda: 50)`)
  expect(workspace.text()).toContain(`${words.rise}: 11`)
  await workspace.press(meanwhile.keep)
  await vi.waitFor(() => expect(workspace.text()).not.toContain(meanwhile.text))
  expect(workspace.callsOf('league_settings_save').at(-1)).toEqual({
    enabled: false,
    coins: { ...settings.coins, first: 50, rise: 11 },
    revision: 5,
  })
})

test('a switch that is kept takes back nothing of theirs, also once they were read; typed coins stay typed', async () => {
  const newer = { ...settings, coins: { ...settings.coins, rise: 11 }, revision: 5 }
  workspace = await sitDown({
    league_settings: () => settings,
    league_settings_save: (input) =>
      input['revision'] === 3
        ? new Refusal(409, 'conflict', { newer })
        : { ...saved, ...input, revision: Number(input['revision']) + 1 },
  })
  workspace.show(<LeaguesPanel />)
  await workspace.fill(words.first, '50')
  ;(await theSwitch()).click()
  await vi.waitFor(() => expect(workspace.text()).toContain(`${words.rise}: 11`))
  // Back from another window.
  queryClient.setQueryData(['league-settings'], newer)
  await workspace.press(meanwhile.keep)
  await vi.waitFor(() => expect(workspace.text()).not.toContain(meanwhile.text))
  const kept = { enabled: false, coins: newer.coins, revision: 5 }
  expect(workspace.callsOf('league_settings_save').at(-1)).toEqual(kept)
  await workspace.press(words.save)
  await vi.waitFor(() =>
    expect(workspace.callsOf('league_settings_save').at(-1)).toEqual({
      ...kept,
      coins: { ...newer.coins, first: 50 },
      revision: 6,
    }),
  )
})
