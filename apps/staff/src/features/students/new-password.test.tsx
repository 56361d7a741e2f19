import { afterEach, expect, test, vi } from 'vitest'
import { sitDown } from '../../platform/fixtures.tsx'
import { shell } from '../../platform/i18n/uz/shell.ts'
import { students as words } from '../../platform/i18n/uz/students.ts'
import { NewPassword } from './new-password.tsx'

let desk: Awaited<ReturnType<typeof sitDown>>
afterEach(() => {
  desk.leave()
  vi.restoreAllMocks()
})

const password = '7KM3QRTX9A'
async function make(): Promise<void> {
  desk = await sitDown({ student_password_new: () => ({ password }) })
  desk.show(<NewPassword student={{ id: 8, name: 'Aziz Umarov', phone: '+998900000008' }} />)
  await desk.press(words.new_password)
  await desk.press(words.new_yes)
  await vi.waitFor(() => expect(desk.text()).toContain(password))
}

test('a password that nobody has taken yet is not closed by a mistake', async () => {
  await make()
  await desk.press(shell.close)
  await desk.press(words.lose_no)
  await vi.waitFor(() => expect(desk.text()).not.toContain(words.lose_title))
  expect(desk.text()).toContain(password)
  await desk.press(words.written_down)
  await vi.waitFor(() => expect(desk.text()).not.toContain(password))
  expect(desk.callsOf('student_password_new')).toEqual([{ student_id: 8 }])
})

test('once it was copied the dialog closes without a question', async () => {
  await make()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await desk.press(words.copy)
  await vi.waitFor(() => expect(desk.text()).toContain(words.copied))
  expect(write).toHaveBeenCalledWith(password)
  await desk.press(shell.close)
  await vi.waitFor(() => expect(desk.text()).not.toContain(password))
})

test('where nothing can be copied it says so, and asks still', async () => {
  await make()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await desk.press(words.copy)
  await vi.waitFor(() => expect(desk.text()).toContain(words.copy_failed))
  await desk.press(shell.close)
  await vi.waitFor(() => expect(desk.text()).toContain(words.lose_title))
})
