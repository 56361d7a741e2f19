import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../platform/fixtures.tsx'
import { leagues } from '../platform/i18n/uz/leagues.ts'
import { schoolSettings as words } from '../platform/i18n/uz/school-settings.ts'
import { errors } from '../platform/i18n/uz/shell.ts'
import { SettingsRoute } from './settings-route.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>
afterEach(() => workspace.leave())

const failures = () => [...document.querySelectorAll('[role=alert]')].map((each) => each.textContent)

test('without a connection the page says so once, not in each of its sections', async () => {
  workspace = await sitDown({})
  vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')))
  workspace.show(<SettingsRoute />)
  await vi.waitFor(() => expect(failures()).toHaveLength(1))
  expect(failures()[0]).toContain(errors.load_failed)
  expect(workspace.text()).not.toContain(leagues.title)
})

test('a read that failed is said once for the sections that it has; the others are there', async () => {
  workspace = await sitDown({
    school_settings: () => new Refusal(404, 'not_found'),
    league_settings: () => ({
      enabled: true,
      coins: { first: 5, second: 4, third: 3, rise: 2 },
      revision: 0,
      saved_by: null,
      saved_at: null,
    }),
  })
  workspace.show(<SettingsRoute />)
  await vi.waitFor(() => expect(workspace.text()).toContain(leagues.enabled))
  await vi.waitFor(() => expect(workspace.text()).not.toContain(words.texts.school))
  expect(workspace.text()).toContain(leagues.enabled)
})
