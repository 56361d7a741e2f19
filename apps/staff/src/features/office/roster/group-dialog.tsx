import {
  limits,
  rosterGroup,
  savedBy,
  type OutputOf,
  type RosterGroup,
  type StaffActions,
} from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { TextField } from '@qadam/ui/text-field'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { differencesOf, Meanwhile, mergeMine, newerOf } from '../../../platform/meanwhile.tsx'
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
const fieldLabels = { ...labels, name: 'roster.group_name', courses: 'roster.columns.courses' } as const

const newerGroup = z.extend(rosterGroup, savedBy)

const draftOf = (group: RosterGroup | undefined) => ({
  name: group?.name ?? '',
  teacher_id: group?.teacher_id ?? null,
  curator_id: group?.curator_id ?? null,
  mentor_id: group?.mentor_id ?? null,
  course_ids: group?.course_ids ?? [],
})
type Draft = ReturnType<typeof draftOf>

/** The courses as one value, which is compared. */
const flat = ({ course_ids, ...draft }: Draft) => ({
  ...draft,
  courses: course_ids.toSorted((one, other) => one - other).join(),
})
const whole = ({ courses, ...draft }: ReturnType<typeof flat>): Draft => ({
  ...draft,
  course_ids: courses === '' ? [] : courses.split(',').map(Number),
})

/** A new group, or changes of one: its name, its staff, its courses. */
export function GroupDialog({ group, staff, courses, onClose }: GroupDialogProps): ReactNode {
  const { t } = useTranslation()
  // As it was read, or as the last conflict told.
  const [base, setBase] = useState(group)
  const [draft, setDraft] = useState(() => draftOf(group))
  const save = useMutation({
    mutationFn: async (next: { draft: Draft; base: RosterGroup | undefined }) =>
      await call('group_save', {
        ...(next.base && { group_id: next.base.id, revision: next.base.revision }),
        ...next.draft,
      }),
    onSuccess: () => {
      void showToast('success', t('roster.saved'))
      refreshRoster()
      onClose()
    },
    // The list behind shows what the other one saved.
    onError: () => refreshRoster(),
  })
  const newer = newerOf(save.error, newerGroup)
  function take(saved: RosterGroup, next: Draft): void {
    setBase(saved)
    setDraft(next)
    save.reset()
  }
  function wordOf(value: unknown, field: keyof ReturnType<typeof flat>): string {
    if (field === 'name') return String(value)
    if (field !== 'courses') return staff.find(({ id }) => id === value)?.name ?? t('roster.nobody_chosen')
    const chosen = new Set(String(value).split(',').map(Number))
    const titles = courses.filter(({ id }) => chosen.has(id)).map(({ title }) => title)
    return titles.join(', ') || '—'
  }
  const isWhole = draft.name.trim() !== ''
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isWhole) save.mutate({ draft, base })
  }
  return (
    <Dialog
      open
      title={t(group ? 'roster.edit_group' : 'roster.add_group')}
      closeLabel={t('shell.close')}
      isBusy={save.isPending}
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
        {newer && (
          <Meanwhile
            saved={newer}
            differences={differencesOf(
              { base: flat(draftOf(base)), mine: flat(draft), newer: flat(draftOf(newer)) },
              (field) => t(fieldLabels[field]),
              wordOf,
            )}
            onTake={() => take(newer, draftOf(newer))}
            onKeep={() => {
              const merged = whole(mergeMine(flat(draftOf(base)), flat(draft), flat(draftOf(newer))))
              take(newer, merged)
              save.mutate({ draft: merged, base: newer })
            }}
          />
        )}
        {save.error && !newer && (
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
