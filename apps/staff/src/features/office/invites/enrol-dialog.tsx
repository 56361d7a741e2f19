import { limits, type Lead } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { formatPhone } from '@qadam/web/phone-format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { isClosedAccount } from '../../../platform/closed-account.ts'
import { OneTimePassword } from '../../../platform/one-time-password.tsx'

/** Makes a student of a lead, and shows the first password once. */
export function EnrolDialog({ lead, onClose }: { lead: Lead; onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  const [first = '', ...rest] = lead.name.trim().split(/\s+/u)
  const [names, setNames] = useState({ first_name: first, last_name: rest.join(' ') })
  const [chosen, setChosen] = useState<number | null>(null)
  const groups = useQuery({
    queryKey: ['groups-of-leads'],
    queryFn: async ({ signal }) => await call('groups', {}, { signal }),
  })
  const groupId = chosen ?? groups.data?.[0]?.id
  const enrol = useMutation({
    mutationFn: async (group_id: number) =>
      await call('lead_enrol', { lead_id: lead.id, group_id, ...names }),
  })
  const isWhole = groupId !== undefined && names.first_name.trim() !== '' && names.last_name.trim() !== ''
  const failure = enrol.error ?? groups.error

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isWhole) enrol.mutate(groupId)
  }

  if (enrol.data && enrol.data.password !== null)
    return (
      <OneTimePassword
        title={t('leads.done')}
        description={`${lead.name}, ${formatPhone(lead.phone)}`}
        password={enrol.data.password}
        onClose={onClose}
      >
        {enrol.data.no_reward && <p>{t(`leads.no_reward.${enrol.data.no_reward}`)}</p>}
      </OneTimePassword>
    )
  return (
    <Dialog
      open
      title={enrol.data ? t('leads.done') : t('leads.enrol')}
      description={`${lead.name}, ${formatPhone(lead.phone)}`}
      closeLabel={t('shell.close')}
      isBusy={enrol.isPending}
      onOpenChange={(open) => !open && onClose()}
    >
      {enrol.data ? (
        <div role="status" className="flex flex-col gap-3">
          <p>{t('leads.had_account')}</p>
          {enrol.data.no_reward && <p>{t(`leads.no_reward.${enrol.data.no_reward}`)}</p>}
        </div>
      ) : (
        <form onSubmit={onSubmit} className="flex flex-col gap-4">
          {(['first_name', 'last_name'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`leads.${field}`)}
              value={names[field]}
              maxLength={limits.invites.nameMaxLength}
              onChange={(event) => setNames({ ...names, [field]: event.target.value })}
            />
          ))}
          <label className="flex flex-col gap-1.5 text-sm font-medium">
            {t('leads.group')}
            <select
              className="min-h-12 rounded-control border border-control bg-card px-3 text-base"
              value={groupId ?? ''}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {groups.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {failure && (
            <p role="alert" className="text-[15px] text-pomegranate-text">
              {isClosedAccount(failure)
                ? t('roster.faults.closed')
                : isCallError(failure, 'conflict')
                  ? t('leads.staff_phone')
                  : errorText(failure)}
            </p>
          )}
          <Button type="submit" full loading={enrol.isPending} disabled={!isWhole}>
            {t('leads.enrol')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
