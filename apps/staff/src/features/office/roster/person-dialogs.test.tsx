import type { RosterStaff } from '@qadam/contract'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { roster as words } from '../../../platform/i18n/uz/roster.ts'
import { editConflict } from '../../../platform/i18n/uz/school-settings.ts'
import { student } from './fixtures.ts'
import { StaffDialog } from './staff-dialog.tsx'
import { StudentDialog } from './student-dialog.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const leave = () => undefined
/** A dialog, and what stands behind it: read again, it knows a new phone. */
function ReadAgain({ dialogOf }: { dialogOf: (phone: string) => ReactNode }): ReactNode {
  const [phone, setPhone] = useState(student.phone)
  return (
    <>
      <button onClick={() => setPhone('+998900000099')}>read again</button>
      {dialogOf(phone)}
    </>
  )
}

const { id, first_name, last_name, phone, lang, avatar, created_at, closed_at } = student
const person = { id, first_name, last_name, phone, lang, avatar, created_at, closed_at }
const member: RosterStaff = { ...person, role: 'teacher', groups: [] }

test.each([
  ['student', (phone: string) => <StudentDialog student={{ ...student, phone }} onClose={leave} />],
  ['staff', (phone: string) => <StaffDialog member={{ ...member, phone }} onClose={leave} />],
] as const)(
  'of a %s only what was changed is sent: nothing that another admin saved meanwhile is taken back',
  async (kind, dialogOf) => {
    workspace = await sitDown({
      roster_groups: () => ({ groups: [], staff: [], courses: [] }),
      student_save: () => ({ student, password: null }),
      staff_save: () => ({ staff: member, password: null }),
    })
    workspace.show(<ReadAgain dialogOf={dialogOf} />)
    await workspace.fill(words.first_name, 'Azizbek')
    await workspace.press('read again')
    await workspace.press(words.save)
    await vi.waitFor(() => expect(workspace?.callsOf(`${kind}_save`)).toHaveLength(1))
    expect(workspace.callsOf(`${kind}_save`)).toEqual([
      { [`${kind}_id`]: 8, first_name: 'Azizbek', seen: { first_name: 'Aziz' } },
    ])
  },
)

test.each([
  ['student', <StudentDialog key="student" student={student} onClose={leave} />],
  ['staff', <StaffDialog key="staff" member={member} onClose={leave} />],
] as const)(
  'of a %s whose name another admin changed meanwhile both names are shown',
  async (kind, dialog) => {
    const theirs = {
      first_name: 'Abdulaziz',
      phone: '+998900000010',
      saved_by: 'Nodira Karimova',
      saved_at: null,
    }
    const newer = { ...(kind === 'student' ? student : member), ...theirs }
    const refuse = ({ seen }: { seen?: { first_name?: string } }) =>
      seen?.first_name === 'Abdulaziz'
        ? { [kind]: newer, password: null }
        : new Refusal(409, 'conflict', { reason: 'changed', newer })
    workspace = await sitDown({
      roster_groups: () => ({ groups: [], staff: [], courses: [] }),
      student_save: refuse,
      staff_save: refuse,
    })
    workspace.show(dialog)
    await workspace.fill(words.first_name, 'Azizbek')
    await workspace.press(words.save)
    await vi.waitFor(() => expect(workspace?.text()).toContain('Abdulaziz'))
    expect(workspace.text()).not.toContain(words.faults.changed)
    await workspace.press(editConflict.keep)
    await vi.waitFor(() => expect(workspace?.callsOf(`${kind}_save`)).toHaveLength(2))
    // The phone that they saved is not sent back.
    expect(workspace.callsOf(`${kind}_save`)[1]).toEqual({
      [`${kind}_id`]: 8,
      first_name: 'Azizbek',
      seen: { first_name: 'Abdulaziz' },
    })
  },
)
