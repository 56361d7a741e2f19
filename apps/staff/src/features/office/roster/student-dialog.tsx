import { rosterStudent, savedBy } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { Switch } from '@qadam/ui/switch'
import { TextField } from '@qadam/ui/text-field'
import { formatPhone } from '@qadam/web/phone-format'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { differencesOf, Meanwhile, mergeMine, newerOf } from '../../../platform/meanwhile.tsx'
import { OneTimePassword } from '../../../platform/one-time-password.tsx'
import { fullName } from '../../../platform/person.ts'
import { Choose, isWholePerson, PersonFields } from './person-fields.tsx'
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
  // As they were when the dialog was opened, or as the last conflict told: what is behind it may be read again meanwhile.
  const [before, setBefore] = useState(() => draftOf(student))
  const [draft, setDraft] = useState(before)
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const groups = useQuery(rosterGroupsQuery)
  const save = useMutation({
    mutationFn: async (next: { before: Draft; draft: Draft }) =>
      await call('student_save', changesOf(next.before, next.draft, student?.id)),
    onSuccess: ({ student: saved, password }) => {
      refreshRoster(saved.id)
      if (password !== null) return
      void showToast('success', t('roster.saved'))
      onClose()
    },
    // A password stays nowhere once it was read.
    gcTime: 0,
  })
  const newer = newerOf(save.error, newerStudent)
  function take(saved: Draft, next: Draft): void {
    setBefore(saved)
    setDraft(next)
    save.reset()
  }
  function wordOf(value: unknown, field: keyof Draft): string {
    if (field === 'group')
      return groups.data?.groups.find(({ id }) => String(id) === value)?.name ?? t('roster.no_group')
    if (field === 'exam') return t(value === true ? 'audit.yes' : 'audit.no')
    if (field === 'lang') return value === 'ru' ? 'Русский' : 'Oʻzbekcha'
    return field === 'phone' ? formatPhone(String(value)) : String(value) || '—'
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isWholePerson(draft)) save.mutate({ before, draft })
  }
  if (save.data && save.data.password !== null)
    return (
      <OneTimePassword
        title={t('roster.added')}
        description={`${fullName(save.data.student)}, ${formatPhone(save.data.student.phone)}`}
        password={save.data.password}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      open
      title={t(student ? 'roster.edit_student' : 'roster.add_student')}
      closeLabel={t('shell.close')}
      isBusy={save.isPending}
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <PersonFields draft={draft} onChange={change} />
        <Choose
          label={t('roster.group')}
          value={draft.group}
          options={[
            { value: '', label: t('roster.no_group') },
            ...(groups.data?.groups ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(group) => change({ group })}
        />
        {!student && (
          <TextField
            label={t('roster.next_due_on')}
            hint={t('roster.next_due_on_hint')}
            type="date"
            value={draft.next_due_on}
            onChange={({ target }) => change({ next_due_on: target.value })}
          />
        )}
        {student?.exam !== false && (
          <Switch label={t('roster.exam')} checked={draft.exam} onChange={(exam) => change({ exam })} />
        )}
        {newer && (
          <Meanwhile
            saved={newer}
            differences={differencesOf(
              { base: before, mine: draft, newer: draftOf(newer) },
              (field) => t(`roster.${field}`),
              wordOf,
            )}
            onTake={() => take(draftOf(newer), draftOf(newer))}
            onKeep={() => {
              const merged = mergeMine(before, draft, draftOf(newer))
              take(draftOf(newer), merged)
              save.mutate({ before: draftOf(newer), draft: merged })
            }}
          />
        )}
        {!newer && (save.error ?? groups.error) && (
          <p role="alert" className="text-[15px] text-pomegranate-text">
            {rosterFault(save.error ?? groups.error, t)}
          </p>
        )}
        <Button type="submit" full loading={save.isPending} disabled={!isWholePerson(draft)}>
          {t(student ? 'roster.save' : 'roster.add')}
        </Button>
      </form>
    </Dialog>
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
