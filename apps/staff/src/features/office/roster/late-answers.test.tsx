import type { RosterStaff, StaffStudent } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { roster as words } from '../../../platform/i18n/uz/roster.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { student } from './fixtures.ts'
import { StaffDialog } from './staff-dialog.tsx'
import { StudentDialog } from './student-dialog.tsx'
import { StudentOffice } from './student-office.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const member: RosterStaff = { ...student, role: 'teacher', groups: [] }
const studentPage: StaffStudent = {
  ...student,
  days_left_to_payment: null,
  leaderboard_hidden: false,
  time_factor: 1,
  current_streak: 0,
  max_streak: 0,
  last_active_at: null,
  courses: [],
  attempts: [],
  submissions: [],
}

test.each([
  ['student', (onClose: () => void) => <StudentDialog onClose={onClose} />],
  ['staff', (onClose: () => void) => <StaffDialog onClose={onClose} />],
] as const)(
  'the dialog of a new %s stays until the answer has come: nobody would see the password',
  async (kind, dialogOf) => {
    const answer = Promise.withResolvers<object>()
    const onClose = vi.fn()
    workspace = await sitDown({
      roster_groups: () => ({ groups: [], staff: [], courses: [] }),
      [`${kind}_save`]: async () => await answer.promise,
    })
    workspace.show(dialogOf(onClose))
    await workspace.fill(words.first_name, 'Aziz')
    await workspace.fill(words.last_name, 'Umarov')
    await workspace.fill(words.phone, '+998900000008')
    await workspace.press(words.add)
    await vi.waitFor(() => expect(workspace?.callsOf(`${kind}_save`)).toHaveLength(1))
    const close = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await vi.waitFor(() => expect(workspace?.button(words.add)?.getAttribute('aria-busy')).toBe('true'))
    close()
    expect(onClose).not.toHaveBeenCalled()
    answer.resolve({ [kind]: kind === 'student' ? student : member, password: 'qadam-5678' })
    await vi.waitFor(() => expect(workspace?.text()).toContain('qadam-5678'))
  },
)

test('a late answer leaves open what was opened since', async () => {
  const ended = Promise.withResolvers<object>()
  workspace = await sitDown({
    roster_groups: () => ({ groups: [], staff: [], courses: [] }),
    student_sessions_end: async () => await ended.promise,
    student_save: () => ({ student, password: null }),
  })
  workspace.show(<StudentOffice student={studentPage} />)
  await workspace.press(words.sign_out)
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
  const confirm = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(
    (each) => each.textContent === words.sign_out,
  )
  confirm?.click()
  await vi.waitFor(() => expect(workspace?.callsOf('student_sessions_end')).toHaveLength(1))
  await workspace.press(words.edit)
  await workspace.fill(words.first_name, 'Azizbek')
  ended.resolve({ ended: 2 })
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await workspace.press(words.save)
  await vi.waitFor(() => expect(workspace?.callsOf('student_save')).toHaveLength(1))
})

test('a dialog is opened to be typed into: its first field has the focus, not the cross', async () => {
  workspace = await sitDown({ roster_groups: () => ({ groups: [], staff: [], courses: [] }) })
  workspace.show(<StudentDialog onClose={() => undefined} />)
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(document.querySelector('[role=dialog] input') ?? 'no field'),
  )
})

test('of two quick presses of Enter the second is not sent: its refusal would stand where the password was', async () => {
  workspace = await sitDown({
    roster_groups: () => ({ groups: [], staff: [], courses: [] }),
    student_save: async () => await new Promise<never>(() => undefined),
  })
  workspace.show(<StudentDialog onClose={() => undefined} />)
  await workspace.fill(words.first_name, 'Aziz')
  await workspace.fill(words.last_name, 'Umarov')
  await workspace.fill(words.phone, '+998900000008')
  await workspace.press(words.add)
  // As between two keys: what is drawn at once is drawn, and no timer has run.
  for (let tick = 0; tick < 50; tick += 1) await Promise.resolve()
  workspace.button(words.add)?.click()
  await vi.waitFor(() => expect(workspace?.button(words.add)?.getAttribute('aria-busy')).toBe('true'))
  expect(workspace.callsOf('student_save')).toHaveLength(1)
})
