import { expect, test, vi } from 'vitest'
import { Refusal, shownSetting, sitDown } from '../../../platform/fixtures.tsx'
import { settings as words } from '../../../platform/i18n/uz/settings.ts'
import { findZones, zoneNames } from './find-zones.ts'
import { SettingPanel } from './setting-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const state = { zone: 'Asia/Tashkent', configured: 'Asia/Tashkent', next: null }
const usual = shownSetting('time_zone', { state })
const school_settings = () => ({ time_zone: usual })
const next = { zone: 'Asia/Almaty', from: '2026-03-10T19:00:00.000Z' }
const values = { zone: next.zone }
const changed = { ...usual, values, state: { ...state, next } }

async function choose(): Promise<void> {
  await workspace.press(words.zone_change)
  await workspace.fill(words.zone_search, 'almaty')
  const found = await vi.waitUntil(() =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith('Asia/Almaty')),
  )
  found.querySelector('input')?.click()
  await workspace.press(words.zone_go_on)
}

test('a zone is sought, its moment is said, and it is changed once that is confirmed', async () => {
  workspace = await sitDown({
    school_settings,
    school_settings_save: ({ dry_run }) => (dry_run === true ? changed : { ...changed, revision: 4 }),
  })
  workspace.show(<SettingPanel name="time_zone" />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Asia/Tashkent'))
  await choose()
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('Asia/Almaty 11.03, 00:00 dan amal qiladi'),
  )
  const asked = { name: 'time_zone', values, revision: 3 }
  expect(workspace.callsOf('school_settings_save')).toEqual([{ ...asked, dry_run: true }])
  await workspace.press(words.zone_confirm)
  await vi.waitFor(() => expect(workspace.text()).toContain('11.03, 00:00 dan: Asia/Almaty'))
  expect(workspace.callsOf('school_settings_save').at(-1)).toEqual(asked)
})

test('Escape empties the field of zones, and closes their dialog once it is empty', async () => {
  workspace = await sitDown({ school_settings })
  workspace.show(<SettingPanel name="time_zone" />)
  await workspace.press(words.zone_change)
  await workspace.fill(words.zone_search, 'almaty')
  const field = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('[type=search]'))
  const escape = () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  escape()
  await vi.waitFor(() => expect(field.value).toBe(''))
  expect(document.querySelector('[role=dialog]')).not.toBeNull()
  escape()
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
})

test('one that another admin changed meanwhile is not overwritten unseen', async () => {
  const theirs = {
    ...usual,
    revision: 9,
    values: { zone: 'Asia/Tokyo' },
    state: { ...state, next: { ...next, zone: 'Asia/Tokyo' } },
  }
  workspace = await sitDown({
    school_settings,
    school_settings_save: ({ dry_run }) =>
      dry_run === true ? changed : new Refusal(409, 'conflict', { newer: theirs }),
  })
  workspace.show(<SettingPanel name="time_zone" />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Asia/Tashkent'))
  await choose()
  await vi.waitFor(() => expect(workspace.button(words.zone_confirm)?.disabled).toBe(false))
  await workspace.press(words.zone_confirm)
  await vi.waitFor(() => expect(document.body.textContent).toContain(words.zone_meanwhile))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Asia/Tokyo'))
})

test('zones are found by any words of their names, those that begin with them first', () => {
  const names = ['America/New_York', 'Asia/Tashkent', 'Europe/Moscow', 'Asia/Yakutsk']
  expect(findZones(names, '')).toEqual(names)
  expect(findZones(names, ' new york ')).toEqual(['America/New_York'])
  expect(findZones(names, 'york asia')).toEqual([])
  expect(findZones(names, 'york')).toEqual(['America/New_York'])
  // In both; it begins one of the words of the second.
  expect(findZones(['Asia/Thimphu', 'Asia/Hong_Kong'], 'h')).toEqual(['Asia/Hong_Kong', 'Asia/Thimphu'])
  expect(findZones(names, 'moscow')).toEqual(['Europe/Moscow'])
})

test('abbreviations are no zones to choose', () => {
  const known = vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tashkent', 'CET', 'UTC'])
  const names = zoneNames()
  known.mockRestore()
  expect(names).toEqual(['UTC', 'Asia/Tashkent'])
})
