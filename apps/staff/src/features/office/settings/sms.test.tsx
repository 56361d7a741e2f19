import { expect, test, vi } from 'vitest'
import { Refusal, shownSetting, sitDown } from '../../../platform/fixtures.tsx'
import { editConflict, schoolSettings } from '../../../platform/i18n/uz/school-settings.ts'
import { settings as buttons } from '../../../platform/i18n/uz/settings.ts'
import { sms as words } from '../../../platform/i18n/uz/sms.ts'
import { SettingPanel } from './setting-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const { fields } = schoolSettings.of.sms
const today = { sent: 3, held_back: 0, codes_over: false }
const sms = (values: object = {}, more: object = {}) =>
  shownSetting('sms', {
    values: values as Record<string, number>, // of its schema
    state: { configured: true, today, ...more },
  })
const show = async (shown = sms(), save?: (input: Record<string, unknown>) => unknown) => {
  workspace = await sitDown({
    school_settings: () => ({ sms: shown }),
    ...(save && { school_settings_save: save }),
  })
  workspace.show(<SettingPanel name="sms" />)
}
const saves = () => workspace.callsOf('school_settings_save')
const switches = () => [
  ...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not([disabled])'),
]
const switched = async (place: number) => {
  await vi.waitFor(() => expect(switches()).toHaveLength(2))
  switches()[place]?.click()
}

test('each switch is saved at once, alone; a cap that was typed stays typed until it is saved', async () => {
  await show(sms(), ({ values }) => sms({ password_reset: true, ...(values as object) })) // what was sent
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 200'))
  await workspace.fill(fields.daily_cap.label, '500')
  await switched(0)
  const input = { name: 'sms', revision: 3 }
  await vi.waitFor(() => expect(saves()).toEqual([{ ...input, values: { password_reset: true } }]))
  await vi.waitFor(() => expect(switches()[0]?.checked).toBe(true))
  await workspace.press(buttons.save)
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 500'))
  expect(saves()[1]).toEqual({ ...input, values: { daily_cap: 500 } })
})

test('what another admin saved meanwhile stands beside what was typed; taken, it is what is shown', async () => {
  const newer = { ...sms({ payments: true, daily_cap: 900 }), revision: 5, saved_by: 'Nodira Karimova' }
  await show(sms(), () => new Refusal(409, 'conflict', { newer }))
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 200'))
  await workspace.fill(fields.daily_cap.label, '500')
  await workspace.press(buttons.save)
  await vi.waitFor(() => expect(workspace.text()).toContain(`${fields.daily_cap.label}: 900 (sizda: 500)`))
  await workspace.press(editConflict.take)
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 900'))
  await vi.waitFor(() => expect(switches().map(({ checked }) => checked)).toEqual([false, true]))
})

test.each(['', 'ten', '-1', '1.5', '100001'])('a cap of %j is not saved', async (typed) => {
  await show()
  await vi.waitFor(() => expect(workspace.text()).toContain(fields.daily_cap.label))
  await workspace.fill(fields.daily_cap.label, typed)
  await vi.waitFor(() => expect(workspace.text()).toMatch(/0 dan 100\s000 gacha butun son yozing/))
  expect(workspace.button(buttons.save)?.disabled).toBe(true)
})

test('a cap that is reached says so, with what it held back; a server without a gateway says what it needs', async () => {
  const over = { configured: false, today: { ...today, held_back: 2 } }
  await show(sms({ daily_cap: 3 }, over))
  await vi.waitFor(() => expect(workspace.text()).toContain(words.over))
  expect(workspace.text()).toContain('2 ta SMSni')
  expect(workspace.text()).toContain('ESKIZ_EMAIL')
  // Raised since: codes are sent again.
  await show(sms({ daily_cap: 500 }, over))
  await vi.waitFor(() => expect(workspace.text()).toContain('3 / 500'))
  expect(workspace.text()).not.toContain(words.over)
})

test('codes that are used up say so while payments are still sent, and only where codes are sent', async () => {
  const used = { today: { sent: 100, held_back: 4, codes_over: true } }
  await show(sms({ password_reset: true, payments: true }, used))
  await vi.waitFor(() => expect(workspace.text()).toContain(words.codes_over))
  expect(workspace.text()).toContain('4 ta SMSni')
  await show(sms({ payments: true }, used))
  await vi.waitFor(() => expect(workspace.text()).toContain('100 / 200'))
  expect(workspace.text()).not.toContain(words.codes_over)
})

test('what could not be saved leaves the switch as it was', async () => {
  await show(sms(), () => new Refusal(503, 'server.busy'))
  await switched(1)
  await vi.waitFor(() => expect(saves()).toHaveLength(1))
  await vi.waitFor(() => expect(switches().map(({ checked }) => checked)).toEqual([false, false]))
})
