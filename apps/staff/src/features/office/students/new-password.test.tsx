import { afterEach, expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { shell } from '../../../platform/i18n/uz/shell.ts'
import { students as words } from '../../../platform/i18n/uz/students.ts'
import { NewPassword } from './new-password.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>
afterEach(() => {
  vi.restoreAllMocks()
})

const password = '7KM3QRTX9A'
async function make(): Promise<void> {
  workspace = await sitDown({ student_password_new: () => ({ password }) })
  workspace.show(<NewPassword student={{ id: 8, name: 'Aziz Umarov', phone: '+998900000008' }} />)
  await workspace.press(words.new_password)
  await workspace.press(words.new_yes)
  await vi.waitFor(() => expect(workspace.text()).toContain(password))
}

test('a password that nobody has taken yet is not closed by a mistake', async () => {
  await make()
  await workspace.press(shell.close)
  await workspace.press(words.lose_no)
  await vi.waitFor(() => expect(workspace.text()).not.toContain(words.lose_title))
  expect(workspace.text()).toContain(password)
  await workspace.press(words.written_down)
  await vi.waitFor(() => expect(workspace.text()).not.toContain(password))
  expect(workspace.callsOf('student_password_new')).toEqual([{ student_id: 8 }])
})

test('once it was copied the dialog closes without a question', async () => {
  await make()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await workspace.press(words.copy)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.copied))
  expect(write).toHaveBeenCalledWith(password)
  await workspace.press(shell.close)
  await vi.waitFor(() => expect(workspace.text()).not.toContain(password))
})

test('where nothing can be copied it says so, and asks still', async () => {
  await make()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await workspace.press(words.copy)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.copy_failed))
  await workspace.press(shell.close)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.lose_title))
})
