import { SelectField } from '@qadam/ui/select-field'
import { showToast } from '@qadam/web/toast'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../platform/query-client.ts'
import { RepairForm } from './repair-form.tsx'
import type { ProposedRepair } from './repair-range.ts'
import { runsQuery } from './repair-runs.tsx'

export interface RepairPanelProps {
  groups: readonly { id: number; name: string }[]
  /** Whether the whole school may be chosen. */
  withSchool: boolean
  /** Taken over by the form each time another one comes. */
  proposed?: ProposedRepair | undefined
}

/** Repairs the streaks of a group, or of the school. */
export function RepairPanel({ groups, withSchool, proposed }: RepairPanelProps): ReactNode {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<number | ''>('')
  const group = groups.find(({ id }) => id === chosen) ?? (withSchool ? undefined : groups[0])
  return (
    <RepairForm
      key={proposed && `${proposed.from} ${proposed.to} ${proposed.reason}`}
      proposed={proposed}
      whom={group ? { group_id: group.id } : {}}
      before={
        <SelectField
          label={t('streaks.whom')}
          value={group?.id ?? ''}
          options={[
            ...(withSchool ? [{ value: '' as const, label: t('streaks.school') }] : []),
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setChosen}
        />
      }
      onDone={() => {
        void queryClient.invalidateQueries({ queryKey: runsQuery.queryKey })
        void showToast('success', t('streaks.begun'))
      }}
    />
  )
}
