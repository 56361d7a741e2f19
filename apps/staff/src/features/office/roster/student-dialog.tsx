import { rosterStudent, savedBy } from '@qadam/contract'
import { SelectField } from '@qadam/ui/select-field'
import { Switch } from '@qadam/ui/switch'
import { formatPhone } from '@qadam/web/phone-format'
import { showToast } from '@qadam/web/toast'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { DateField } from '../../../platform/date-field.tsx'
import { call } from '../../../platform/call.ts'
import { useConflictForm } from '../../../platform/conflict-form.tsx'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { OneTimePassword } from '../../../platform/one-time-password.tsx'
import { fullName } from '../../../platform/person.ts'
import { isWholePerson, PersonFields, personWord } from './person-fields.tsx'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster, rosterGroupsQuery } from './roster-queries.ts'

export interface EditedStudent {
  id: number
  first_name: string
  last_name: string
  phone: string
  lang: 'uz' | 'ru'
  group: { id: number } | null
  /** Absent where it is not known: it stays. */
  exam?: boolean
}

export interface StudentDialogProps {
  /** None: a new one. */
  student?: EditedStudent | undefined
  onClose: () => void
}

const { saved_by, saved_at } = savedBy
const newerStudent = z.extend(rosterStudent, { saved_by, saved_at })

const draftOf = (student: EditedStudent | undefined): Draft => ({
  first_name: student?.first_name ?? '',
  last_name: student?.last_name ?? '',
  phone: student?.phone ?? '',
  lang: student?.lang ?? 'uz',
  group: String(student?.group?.id ?? ''),
  exam: student?.exam ?? false,
  next_due_on: '',
})

/** A new student, or changes of one; of a new one the password is shown once. */
export function StudentDialog({ student, onClose }: StudentDialogProps): ReactNode {
  const { t } = useTranslation()
  const groups = useQuery(rosterGroupsQuery)
  const form = useConflictForm({
    saved: student,
    newer: newerStudent,
    draftOf,
    send: async ({ base, draft }) => await call('student_save', changesOf(draftOf(base), draft, student?.id)),
    onSaved: ({ student: saved, password }) => {
      refreshRoster(saved.id)
      if (password !== null) return
      void showToast('success', t('roster.saved'))
      onClose()
    },
    labelOf: (field) => t(`roster.${field}`),
    wordOf: (value, field) => {
      if (field === 'group')
        return groups.data?.groups.find(({ id }) => String(id) === value)?.name ?? t('roster.no_group')
      if (field === 'exam') return t(value === true ? 'audit.yes' : 'audit.no')
      return personWord(value, field)
    },
  })
  const { draft, change, reply } = form
  const failure = form.failure ?? (form.conflict ? null : groups.error)
  if (reply && reply.password !== null)
    return (
      <OneTimePassword
        title={t('roster.added')}
        description={`${fullName(reply.student)}, ${formatPhone(reply.student.phone)}`}
        password={reply.password}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={t(student ? 'roster.edit_student' : 'roster.add_student')}
      isBusy={form.isBusy}
      fault={failure && rosterFault(failure, t)}
      submitLabel={t(student ? 'roster.save' : 'roster.add')}
      canSubmit={isWholePerson(draft)}
      onSubmit={form.send}
      onClose={onClose}
    >
      <PersonFields draft={draft} onChange={change} />
      <SelectField
        label={t('roster.group')}
        value={draft.group}
        options={[
          { value: '', label: t('roster.no_group') },
          ...(groups.data?.groups ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(group) => change({ group })}
      />
      {!student && (
        <DateField
          label={t('roster.next_due_on')}
          hint={t('roster.next_due_on_hint')}
          value={draft.next_due_on}
          onChange={(day) => change({ next_due_on: day })}
        />
      )}
      {student?.exam !== false && (
        <Switch label={t('roster.exam')} checked={draft.exam} onChange={(exam) => change({ exam })} />
      )}
      {form.conflict}
    </FormDialog>
  )
}

interface Draft {
  first_name: string
  last_name: string
  phone: string
  lang: 'uz' | 'ru'
  group: string
  exam: boolean
  next_due_on: string
}

/** Of an existing student only the changed fields are sent: what others changed meanwhile stays. */
export function changesOf(before: Draft, draft: Draft, studentId: number | undefined) {
  const differs = (field: keyof Draft) => studentId === undefined || before[field] !== draft[field]
  const changed = ({ first_name, last_name, phone, lang, group }: Draft) => ({
    ...(differs('first_name') && { first_name }),
    ...(differs('last_name') && { last_name }),
    ...(differs('phone') && { phone }),
    ...(differs('lang') && { lang }),
    ...(differs('group') && { group_id: group === '' ? null : Number(group) }),
  })
  return {
    student_id: studentId,
    ...changed(draft),
    // Of a switch the other one has set what is wanted here.
    ...(differs('exam') && { exam: draft.exam }),
    ...(studentId === undefined
      ? draft.next_due_on !== '' && { next_due_on: draft.next_due_on }
      : { seen: changed(before) }),
  }
}
