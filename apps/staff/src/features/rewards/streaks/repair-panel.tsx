import { showToast } from '@qadam/web/toast'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../platform/query-client.ts'
import { RepairForm } from './repair-form.tsx'
import { runsQuery } from './repair-runs.tsx'

export interface RepairPanelProps {
  groups: readonly { id: number; name: string }[]
  /** Whether the whole school may be chosen. */
  withSchool: boolean
}

/** Repairs the streaks of a group, or of the school. */
export function RepairPanel({ groups, withSchool }: RepairPanelProps): ReactNode {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState('')
  const group = groups.find(({ id }) => String(id) === chosen) ?? (withSchool ? undefined : groups[0])
  return (
    <RepairForm
      whom={group ? { group_id: group.id } : {}}
      before={
        <label className="flex flex-col gap-1.5 text-sm font-medium">
          {t('streaks.whom')}
          <select
            className="min-h-12 rounded-control border border-control bg-card px-3 text-base"
            value={group?.id ?? ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            {withSchool && <option value="">{t('streaks.school')}</option>}
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      }
      onDone={() => {
        void queryClient.invalidateQueries({ queryKey: runsQuery.queryKey })
        void showToast('success', t('streaks.begun'))
      }}
    />
  )
}
