import { settingNames } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { Refusal, shownSetting, sitDown } from '../platform/fixtures.tsx'
import { schoolSettings as words } from '../platform/i18n/uz/school-settings.ts'
import { settings } from '../platform/i18n/uz/settings.ts'
import { errors } from '../platform/i18n/uz/shell.ts'
import { SettingsRoute } from './settings-route.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const failures = () => [...document.querySelectorAll('[role=alert]')].map((each) => each.textContent)

test('without a connection the page says so once, not in each of its sections', async () => {
  workspace = await sitDown({})
  vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')))
  workspace.show(<SettingsRoute />)
  await vi.waitFor(() => expect(failures()).toHaveLength(1))
  expect(failures()[0]).toContain(errors.load_failed)
  expect(workspace.text()).not.toContain(words.of.leagues.title)
})

test('a read that failed is said once for the settings that it has', async () => {
  workspace = await sitDown({ school_settings: () => new Refusal(409, 'conflict') })
  workspace.show(<SettingsRoute />)
  await vi.waitFor(() => expect(failures().join()).toContain(errors.load_failed))
  await vi.waitFor(() => expect(workspace.text()).not.toContain(words.of.school.text))
})

test('one section is shown at a time, by its address, and what was typed in another stays', async () => {
  const all = Object.fromEntries(settingNames.map((name) => [name, shownSetting(name)]))
  workspace = await sitDown({ school_settings: () => all })
  workspace.show(<SettingsRoute />, '/#tests')
  const shown = () =>
    settingNames.filter((name) => document.querySelector(`#${name}`)?.closest('[hidden]') === null)
  const { max_attempts: attempts } = words.of.tests.fields
  await vi.waitFor(() => expect(workspace.text()).toContain(attempts.label))
  expect(shown()).toEqual(['tests'])
  const marked = [...document.querySelectorAll('nav [aria-current]')].map(({ textContent }) => textContent)
  expect(marked).toEqual([words.of.tests.title])
  await workspace.fill(attempts.label, '5')
  await workspace.press(words.of.leagues.title)
  await vi.waitFor(() => expect(shown()).toEqual(['leagues']))
  await workspace.press(words.of.tests.title)
  await vi.waitFor(() => expect(shown()).toEqual(['tests']))
  const fields = [...document.querySelectorAll<HTMLInputElement>('#tests input')]
  expect(fields.map(({ value }) => value)).toContain('5')
})

test('every setting that there is stands on the page, with its form and an entry of the contents', async () => {
  const state = { zone: 'Asia/Tashkent', configured: 'Asia/Tashkent', next: null }
  const all = {
    ...Object.fromEntries(settingNames.map((name) => [name, shownSetting(name)])),
    time_zone: shownSetting('time_zone', { state }),
  }
  workspace = await sitDown({ school_settings: () => all })
  workspace.show(<SettingsRoute />)
  await vi.waitFor(() => expect(workspace.text()).toContain(settings.zone_change))
  for (const name of settingNames) {
    const { title, fields } = words.of[name]
    expect(workspace.button(title)?.getAttribute('href')).toBe(`/#${name}`)
    const section = document.querySelector(`#${name}`)
    // Two have a component of their own.
    if (name === 'chat_links') expect(section?.textContent).toContain(settings.no_links)
    else if (name === 'time_zone') expect(section?.textContent).toContain(state.zone)
    else for (const { label } of Object.values(fields)) expect(section?.textContent).toContain(label)
  }
})
