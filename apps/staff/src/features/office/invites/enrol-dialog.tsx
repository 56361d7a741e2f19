import { limits, type Lead } from '@qadam/contract'
import { SelectField } from '@qadam/ui/select-field'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { formatPhone } from '@qadam/web/phone-format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { isClosedAccount } from '../../../platform/closed-account.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { OneTimePassword } from '../../../platform/one-time-password.tsx'
import { OpenDialog } from '../../../platform/open-dialog.tsx'
import { replyQuery } from '../../../platform/reply-query.ts'

/** Makes a student of a lead, and shows the first password once. */
export function EnrolDialog({ lead, onClose }: { lead: Lead; onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  const [first = '', ...rest] = lead.name.trim().split(/\s+/u)
  const [names, setNames] = useState({ first_name: first, last_name: rest.join(' ') })
  const [chosen, setChosen] = useState<number | null>(null)
  const groups = useQuery({
    ...replyQuery(['groups-of-leads'], 'groups', {}),
  })
  const groupId = chosen ?? groups.data?.[0]?.id
  const enrol = useMutation({
    mutationFn: async (group_id: number) =>
      await call('lead_enrol', { lead_id: lead.id, group_id, ...names }),
  })
  const isWhole = groupId !== undefined && names.first_name.trim() !== '' && names.last_name.trim() !== ''
  const failure = enrol.error ?? groups.error

  function faultText(error: Error): string {
    if (isClosedAccount(error)) return t('roster.faults.closed')
    return isCallError(error, 'conflict') ? t('leads.staff_phone') : errorText(error)
  }

  const about = `${lead.name}, ${formatPhone(lead.phone)}`
  const noReward = enrol.data?.no_reward
  const note = noReward && <p>{t(`leads.no_reward.${noReward}`)}</p>
  if (enrol.data && enrol.data.password !== null)
    return (
      <OneTimePassword
        title={t('leads.done')}
        description={about}
        password={enrol.data.password}
        onClose={onClose}
      >
        {note}
      </OneTimePassword>
    )
  if (enrol.data)
    return (
      <OpenDialog title={t('leads.done')} description={about} onClose={onClose}>
        <div role="status" className="flex flex-col gap-3">
          <p>{t('leads.had_account')}</p>
          {note}
        </div>
      </OpenDialog>
    )
  return (
    <FormDialog
      title={t('leads.enrol')}
      description={about}
      isBusy={enrol.isPending}
      fault={failure && faultText(failure)}
      submitLabel={t('leads.enrol')}
      canSubmit={isWhole}
      onSubmit={() => groupId !== undefined && enrol.mutate(groupId)}
      onClose={onClose}
    >
      {(['first_name', 'last_name'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`leads.${field}`)}
          value={names[field]}
          maxLength={limits.invites.nameMaxLength}
          onChange={(event) => setNames({ ...names, [field]: event.target.value })}
        />
      ))}
      <SelectField
        label={t('leads.group')}
        value={groupId ?? ''}
        options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => setChosen(id === '' ? null : id)}
      />
    </FormDialog>
  )
}
