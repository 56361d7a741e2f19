import { Button } from '@qadam/ui/button'
import { SelectField } from '@qadam/ui/select-field'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster, rosterGroupsQuery } from './roster-queries.ts'

export interface BulkBarProps {
  students: readonly { id: number; group: { id: number } | null }[]
  onDone: () => void
}

/** Moves the chosen students into a group, or enrols them in a course. */
export function BulkBar({ students, onDone }: BulkBarProps): ReactNode {
  const { t } = useTranslation()
  const { data } = useQuery(rosterGroupsQuery)
  const [target, setTarget] = useState('')
  const student_ids = students.map(({ id }) => id)
  const act = useMutation({
    mutationFn: async () => {
      const [kind, id = ''] = target.split(':')
      if (kind === 'group')
        return (
          await call('students_move', {
            student_ids,
            group_id: id === '' ? null : Number(id),
            seen: students.map(({ group }) => group?.id ?? null),
          })
        ).moved
      const enrolled = kind === 'enrol'
      return (await call('students_enrol', { student_ids, course_id: Number(id), enrolled })).changed
    },
    onSuccess: (count) => {
      void showToast('success', t('roster.bulk_done', { count }))
      refreshRoster()
      setTarget('')
      onDone()
    },
    onError: (error) => {
      void showToast('error', rosterFault(error, t))
      // An account may have been closed meanwhile: it leaves the list, and what is left can be sent again.
      refreshRoster()
    },
  })
  return (
    // Below the rows, so that they do not move under the pointer; before them for the keyboard.
    <div
      data-bulk-bar
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 order-last flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-tile p-3 shadow-float md:bottom-4"
    >
      <p role="status" className="font-semibold max-sm:flex-1 numbers">
        {t('roster.chosen', { count: students.length })}
      </p>
      <div className="min-w-36 flex-1 max-sm:order-2">
        <SelectField
          label={t('roster.bulk')}
          labelHidden
          value={target}
          options={[
            { value: '', label: t('roster.bulk_choose') },
            ...(data?.groups ?? []).map(({ id, name }) => ({
              value: `group:${id}`,
              label: t('roster.bulk_move', { name }),
            })),
            { value: 'group:', label: t('roster.bulk_out') },
            ...(data?.courses ?? []).map(({ id, title }) => ({
              value: `enrol:${id}`,
              label: t('roster.bulk_enrol', { title }),
            })),
            ...(data?.courses ?? []).map(({ id, title }) => ({
              value: `leave:${id}`,
              label: t('roster.bulk_unenrol', { title }),
            })),
          ]}
          onChange={setTarget}
        />
      </div>
      <Button
        size="sm"
        className="max-sm:order-3"
        disabled={target === ''}
        loading={act.isPending}
        onClick={() => act.mutate()}
      >
        {t('roster.bulk_do')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDone}>
        {t('roster.bulk_none')}
      </Button>
    </div>
  )
}
