import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../platform/fixtures.tsx'
import { settings as words } from '../../platform/i18n/uz/settings.ts'
import { findZones, zoneNames } from './find-zones.ts'
import { TimeZonePanel } from './time-zone-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>
afterEach(() => workspace.leave())

const usual = {
  ...{ revision: 3, saved_by: null, saved_at: null },
  ...{ zone: 'Asia/Tashkent', usual: 'Asia/Tashkent', is_usual: true, next: null },
}
const next = { zone: 'Asia/Almaty', from: '2026-03-10T19:00:00.000Z' }
const changed = { ...usual, is_usual: false, next }

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
    time_zone: () => usual,
    time_zone_save: ({ dry_run }) => (dry_run === true ? changed : { ...changed, revision: 4 }),
  })
  workspace.show(<TimeZonePanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Asia/Tashkent'))
  await choose()
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('Asia/Almaty 11.03, 00:00 dan amal qiladi'),
  )
  const asked = { zone: 'Asia/Almaty', revision: 3 }
  expect(workspace.callsOf('time_zone_save')).toEqual([{ ...asked, dry_run: true }])
  await workspace.press(words.zone_confirm)
  await vi.waitFor(() => expect(workspace.text()).toContain('11.03, 00:00 dan: Asia/Almaty'))
  expect(workspace.callsOf('time_zone_save').at(-1)).toEqual({ ...asked, dry_run: false })
})

test('Escape empties the field of zones, and closes their dialog once it is empty', async () => {
  workspace = await sitDown({ time_zone: () => usual })
  workspace.show(<TimeZonePanel />)
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
  const theirs = { ...usual, revision: 9, is_usual: false, next: { ...next, zone: 'Asia/Tokyo' } }
  workspace = await sitDown({
    time_zone: () => usual,
    time_zone_save: ({ dry_run }) =>
      dry_run === true ? changed : new Refusal(409, 'conflict', { newer: theirs }),
  })
  workspace.show(<TimeZonePanel />)
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
