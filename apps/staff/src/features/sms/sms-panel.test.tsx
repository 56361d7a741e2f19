import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../platform/fixtures.tsx'
import { meanwhile } from '../../platform/i18n/uz/school-settings.ts'
import { sms as words } from '../../platform/i18n/uz/sms.ts'
import { SmsPanel } from './sms-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>
afterEach(() => workspace.leave())

const settings = { password_reset: false, payments: false, daily_cap: 200 }
const saves = { revision: 4, saved_by: 'Nodira Karimova', saved_at: '2026-03-10T07:00:00.000Z' }
const state = { ...settings, ...saves, configured: true, today: { sent: 3, held_back: 0, codes_over: false } }
const saved = (input: object) => ({ ...state, ...input })
const switches = () => [
  ...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not([disabled])'),
]
const switched = async (place: number) => {
  await vi.waitFor(() => expect(switches()).toHaveLength(2))
  switches()[place]?.click()
}

test('each switch is saved at once, alone; a cap that was typed stays typed until it is saved', async () => {
  workspace = await sitDown({ sms_settings: () => state, sms_settings_save: saved })
  workspace.show(<SmsPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 200'))
  await workspace.fill(words.cap, '500')
  await switched(0)
  await vi.waitFor(() =>
    expect(workspace.callsOf('sms_settings_save')).toEqual([{ password_reset: true, revision: 4 }]),
  )
  await vi.waitFor(() => expect(switches()[0]?.checked).toBe(true))
  await workspace.press(words.save)
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 500'))
  expect(workspace.callsOf('sms_settings_save')[1]).toEqual({ daily_cap: 500, revision: 4 })
})

test('what another admin saved meanwhile stands beside what was typed; kept, only what was typed goes over it', async () => {
  const newer = { ...settings, payments: true, daily_cap: 900, ...saves, revision: 5 }
  workspace = await sitDown({
    sms_settings: () => state,
    sms_settings_save: (input) =>
      input['revision'] === 5
        ? { ...state, ...newer, ...input, revision: 6 }
        : new Refusal(409, 'conflict', { newer }),
  })
  workspace.show(<SmsPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 200'))
  await workspace.fill(words.cap, '500')
  await workspace.press(words.save)
  await vi.waitFor(() => expect(workspace.text()).toContain('Nodira Karimova'))
  expect(workspace.text()).toContain(`${words.cap}: 900 (sizda: 500)`)
  await workspace.press(meanwhile.keep)
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 500'))
  expect(workspace.callsOf('sms_settings_save').at(-1)).toEqual({ daily_cap: 500, revision: 5 })
  await vi.waitFor(() => expect(switches().map(({ checked }) => checked)).toEqual([false, true]))
})

test('or taken in its place; a server that counts no saves is sent no revision', async () => {
  const { revision: _, ...older } = state
  const newer = { ...settings, daily_cap: 900, ...saves, revision: 5 }
  workspace = await sitDown({
    sms_settings: () => older,
    sms_settings_save: () => new Refusal(409, 'conflict', { newer }),
  })
  workspace.show(<SmsPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 200'))
  await workspace.fill(words.cap, '500')
  await workspace.press(words.save)
  await vi.waitFor(() => expect(workspace.text()).toContain(meanwhile.take))
  expect(workspace.callsOf('sms_settings_save')).toEqual([{ daily_cap: 500 }])
  await workspace.press(meanwhile.take)
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 900'))
})

test.each(['', 'ten', '-1', '1.5', '100001'])('a cap of %j is not saved', async (typed) => {
  workspace = await sitDown({ sms_settings: () => state })
  workspace.show(<SmsPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.cap))
  await workspace.fill(words.cap, typed)
  await vi.waitFor(() => expect(workspace.text()).toContain('0 dan 100000 gacha'))
  expect(workspace.button(words.save)?.disabled).toBe(true)
})

test('a cap that is reached says so, with what it held back; a server without a gateway says what it needs', async () => {
  const over = { ...state, daily_cap: 3, configured: false, today: { ...state.today, held_back: 2 } }
  workspace = await sitDown({ sms_settings: () => over })
  workspace.show(<SmsPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.over))
  expect(workspace.text()).toContain('2 ta SMSni')
  expect(workspace.text()).toContain('ESKIZ_EMAIL')
  workspace.leave()
  // Raised since: codes are sent again.
  workspace = await sitDown({ sms_settings: () => ({ ...over, daily_cap: 500 }) })
  workspace.show(<SmsPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 500'))
  expect(workspace.text()).not.toContain(words.over)
})

test('codes that are used up say so while payments are still sent, and only where codes are sent', async () => {
  const today = { sent: 100, held_back: 4, codes_over: true }
  workspace = await sitDown({
    sms_settings: () => ({ ...state, password_reset: true, payments: true, today }),
  })
  workspace.show(<SmsPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.codes_over))
  expect(workspace.text()).toContain('4 ta SMSni')
  workspace.leave()
  workspace = await sitDown({ sms_settings: () => ({ ...state, payments: true, today }) })
  workspace.show(<SmsPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain('100 / 200'))
  expect(workspace.text()).not.toContain(words.codes_over)
})

test('what could not be saved leaves the switch as it was', async () => {
  workspace = await sitDown({
    sms_settings: () => state,
    sms_settings_save: () => new Refusal(503, 'server.busy'),
  })
  workspace.show(<SmsPanel />)
  await switched(1)
  await vi.waitFor(() => expect(workspace.callsOf('sms_settings_save')).toHaveLength(1))
  await vi.waitFor(() => expect(switches().map(({ checked }) => checked)).toEqual([false, false]))
})
