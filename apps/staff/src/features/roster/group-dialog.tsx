import { limits, type OutputOf, type RosterGroup, type StaffActions } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { TextField } from '@qadam/ui/text-field'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { Choose } from './person-fields.tsx'
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

/** A new group, or changes of one: its name, its staff, its courses. */
export function GroupDialog({ group, staff, courses, onClose }: GroupDialogProps): ReactNode {
  const { t } = useTranslation()
  const [draft, setDraft] = useState({
    name: group?.name ?? '',
    teacher_id: group?.teacher_id ?? null,
    curator_id: group?.curator_id ?? null,
    mentor_id: group?.mentor_id ?? null,
    course_ids: group?.course_ids ?? [],
  })
  const save = useMutation({
    mutationFn: async () =>
      await call('group_save', { ...(group && { group_id: group.id, revision: group.revision }), ...draft }),
    onSuccess: () => {
      void showToast('success', t('roster.saved'))
      refreshRoster()
      onClose()
    },
    // The list behind shows what the other one saved.
    onError: () => refreshRoster(),
  })
  const isWhole = draft.name.trim() !== ''
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isWhole) save.mutate()
  }
  return (
    <Dialog
      open
      title={t(group ? 'roster.edit_group' : 'roster.add_group')}
      closeLabel={t('shell.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <TextField
          label={t('roster.group_name')}
          value={draft.name}
          required
          maxLength={limits.roster.groupNameMaxLength}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        {duties.map((duty) => (
          <Choose
            key={duty}
            label={t(labels[duty])}
            value={String(draft[duty] ?? '')}
            options={[
              { value: '', label: t('roster.nobody_chosen') },
              ...staff.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(value) => setDraft({ ...draft, [duty]: value === '' ? null : Number(value) })}
          />
        ))}
        <fieldset className="flex flex-col gap-1">
          <legend className="pb-1 text-sm font-medium">{t('roster.columns.courses')}</legend>
          {courses.map(({ id, title }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-turquoise-text"
                checked={draft.course_ids.includes(id)}
                onChange={({ target }) =>
                  setDraft({
                    ...draft,
                    course_ids: target.checked
                      ? [...draft.course_ids, id]
                      : draft.course_ids.filter((other) => other !== id),
                  })
                }
              />
              {title}
            </label>
          ))}
          <p className="text-sm text-muted">{t('roster.courses_hint')}</p>
        </fieldset>
        {save.error && (
          <p role="alert" className="text-[15px] text-pomegranate-text">
            {rosterFault(save.error, t)}
          </p>
        )}
        <Button type="submit" full loading={save.isPending} disabled={!isWhole}>
          {t(group ? 'roster.save' : 'roster.add')}
        </Button>
      </form>
    </Dialog>
  )
}
