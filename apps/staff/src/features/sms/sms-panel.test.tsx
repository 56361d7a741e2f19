import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../platform/fixtures.tsx'
import { sms as words } from '../../platform/i18n/uz/sms.ts'
import { SmsPanel } from './sms-panel.tsx'

let desk: Awaited<ReturnType<typeof sitDown>>
afterEach(() => desk.leave())

const settings = { password_reset: false, payments: false, daily_cap: 200 }
const state = { ...settings, configured: true, today: { sent: 3, held_back: 0 } }
const saved = (input: object) => ({ ...state, ...input })
const switches = () => [
  ...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not([disabled])'),
]
const switched = async (place: number) => {
  await vi.waitFor(() => expect(switches()).toHaveLength(2))
  switches()[place]?.click()
}

test('each switch is saved at once, alone; a cap that was typed stays typed until it is saved', async () => {
  desk = await sitDown({ sms_settings: () => state, sms_settings_save: saved })
  desk.show(<SmsPanel />)
  await vi.waitFor(() => expect(desk.text()).toContain('3 / 200'))
  await desk.fill(words.cap, '500')
  await switched(0)
  await vi.waitFor(() => expect(desk.callsOf('sms_settings_save')).toEqual([{ password_reset: true }]))
  await vi.waitFor(() => expect(switches()[0]?.checked).toBe(true))
  await desk.press(words.save)
  await vi.waitFor(() => expect(desk.text()).toContain('3 / 500'))
  expect(desk.callsOf('sms_settings_save')[1]).toEqual({ daily_cap: 500 })
})

test.each(['', 'ten', '-1', '1.5', '100001'])('a cap of %j is not saved', async (typed) => {
  desk = await sitDown({ sms_settings: () => state })
  desk.show(<SmsPanel />)
  await vi.waitFor(() => expect(desk.text()).toContain(words.cap))
  await desk.fill(words.cap, typed)
  await vi.waitFor(() => expect(desk.text()).toContain('0 dan 100000 gacha'))
  expect(desk.button(words.save)?.disabled).toBe(true)
})

test('a cap that is reached says so, with what it held back; a server without a gateway says what it needs', async () => {
  const over = { ...state, daily_cap: 3, configured: false, today: { sent: 3, held_back: 2 } }
  desk = await sitDown({ sms_settings: () => over })
  desk.show(<SmsPanel />)
  await vi.waitFor(() => expect(desk.text()).toContain(words.over))
  expect(desk.text()).toContain('2 ta SMSni')
  expect(desk.text()).toContain('ESKIZ_EMAIL')
  desk.leave()
  // Raised since: codes are sent again.
  desk = await sitDown({ sms_settings: () => ({ ...over, daily_cap: 500 }) })
  desk.show(<SmsPanel />)
  await vi.waitFor(() => expect(desk.text()).toContain('3 / 500'))
  expect(desk.text()).not.toContain(words.over)
})

test('what could not be saved leaves the switch as it was', async () => {
  desk = await sitDown({
    sms_settings: () => state,
    sms_settings_save: () => new Refusal(503, 'server.busy'),
  })
  desk.show(<SmsPanel />)
  await switched(1)
  await vi.waitFor(() => expect(desk.callsOf('sms_settings_save')).toHaveLength(1))
  await vi.waitFor(() => expect(switches().map(({ checked }) => checked)).toEqual([false, false]))
})
