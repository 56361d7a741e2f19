import {
  rosterGroup,
  savedBy,
  type OutputOf,
  type RosterGroup,
  type StaffActions,
  officeLimits,
} from '@qadam/contract'
import { CheckField } from '@qadam/ui/check-field'
import { SelectField } from '@qadam/ui/select-field'
import { TextField } from '@qadam/ui/text-field'
import { showToast } from '@qadam/web/toast'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { useConflictForm } from '../../../platform/conflict-form.tsx'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster } from './roster-queries.ts'

type Groups = OutputOf<StaffActions['roster_groups']>

export interface GroupDialogProps {
  /** None: a new one. */
  group?: RosterGroup | undefined
  staff: Groups['staff']
  courses: Groups['courses']
  onClose: () => void
}

const duties = ['teacher_id', 'curator_id', 'mentor_id'] as const
const labels = {
  teacher_id: 'roster.teacher',
  curator_id: 'roster.curator',
  mentor_id: 'roster.mentor',
} as const
const fieldLabels = { ...labels, name: 'roster.group_name', course_ids: 'roster.columns.courses' } as const

const newerGroup = z.extend(rosterGroup, savedBy)

/** The same courses are the same list, in whichever order they were ticked. */
const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

const draftOf = (group: RosterGroup | undefined) => ({
  name: group?.name ?? '',
  teacher_id: group?.teacher_id ?? null,
  curator_id: group?.curator_id ?? null,
  mentor_id: group?.mentor_id ?? null,
  course_ids: inOrder(group?.course_ids ?? []),
})

/** A new group, or changes of one: its name, its staff, its courses. */
export function GroupDialog({ group, staff, courses, onClose }: GroupDialogProps): ReactNode {
  const { t } = useTranslation()
  const form = useConflictForm({
    saved: group,
    newer: newerGroup,
    draftOf,
    send: async ({ base, draft }) =>
      await call('group_save', { ...(base && { group_id: base.id, revision: base.revision }), ...draft }),
    onSaved: () => {
      void showToast('success', t('roster.saved'))
      refreshRoster()
      onClose()
    },
    // The list behind shows what the other one saved.
    onError: () => refreshRoster(),
    labelOf: (field) => t(fieldLabels[field]),
    wordOf: (value, field) => {
      if (field === 'name') return String(value)
      if (!Array.isArray(value))
        return staff.find(({ id }) => id === value)?.name ?? t('roster.nobody_chosen')
      const titles = courses.filter(({ id }) => value.includes(id)).map(({ title }) => title)
      return titles.join(', ') || '—'
    },
  })
  const { draft, change } = form
  return (
    <FormDialog
      title={t(group ? 'roster.edit_group' : 'roster.add_group')}
      isBusy={form.isBusy}
      fault={form.failure && rosterFault(form.failure, t)}
      submitLabel={t(group ? 'roster.save' : 'roster.add')}
      canSubmit={draft.name.trim() !== ''}
      onSubmit={form.send}
      onClose={onClose}
    >
      <TextField
        label={t('roster.group_name')}
        value={draft.name}
        required
        maxLength={officeLimits.roster.groupNameMaxLength}
        onChange={({ target }) => change({ name: target.value })}
      />
      {duties.map((duty) => (
        <SelectField
          key={duty}
          label={t(labels[duty])}
          value={draft[duty] ?? ''}
          options={[
            { value: '' as const, label: t('roster.nobody_chosen') },
            ...staff.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => change({ [duty]: value === '' ? null : value })}
        />
      ))}
      <fieldset className="flex flex-col gap-1">
        <legend className="pb-1 text-sm font-medium">{t('roster.columns.courses')}</legend>
        {courses.map(({ id, title }) => (
          <CheckField
            key={id}
            label={title}
            checked={draft.course_ids.includes(id)}
            onChange={(isChosen) =>
              change({
                course_ids: isChosen
                  ? inOrder([...draft.course_ids, id])
                  : draft.course_ids.filter((other) => other !== id),
              })
            }
          />
        ))}
        <p className="text-sm text-muted">{t('roster.courses_hint')}</p>
      </fieldset>
      {form.conflict}
    </FormDialog>
  )
}
