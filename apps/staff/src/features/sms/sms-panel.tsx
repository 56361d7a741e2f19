import { smsLimits, type SmsState } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { Switch } from '@qadam/ui/switch'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { LoadError } from '@qadam/web/frame/load-error'
import { showToast } from '@qadam/web/toast'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'

const smsQuery = queryOptions({
  queryKey: ['sms-settings'],
  queryFn: async ({ signal }): Promise<SmsState> => await call('sms_settings', {}, { signal }),
})

/** What the school sends by SMS, how many a day at most, and how many it sent today. */
export function SmsPanel(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(smsQuery)
  if (data) return <SettingsForm state={data} />
  if (error) return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return <Skeleton height={280} />
}

type Settings = Pick<SmsState, 'password_reset' | 'payments' | 'daily_cap'>

function SettingsForm({ state }: { state: SmsState }): ReactNode {
  const { t } = useTranslation()
  // What was typed and is not saved yet, as text: an empty field is no zero.
  const [typed, setTyped] = useState<string | null>(null)
  const save = useMutation({
    // What changed alone: another admin may change the rest meanwhile.
    mutationFn: async (next: Partial<Settings>) => await call('sms_settings_save', next),
    onSuccess: (saved) => queryClient.setQueryData(smsQuery.queryKey, saved),
    onError: (failure) => void showToast('error', errorText(failure)),
  })
  const { password_reset, payments, daily_cap, today, configured } = state
  const shown = { password_reset, payments, ...(save.isPending ? save.variables : {}) }
  const cap = typed ?? String(daily_cap)
  const isRight = /^\d{1,6}$/.test(cap.trim()) && Number(cap) <= smsLimits.maxDailyCap
  const isOver = today.sent >= daily_cap
  const areCodesOver = password_reset && today.codes_over === true
  return (
    <div className="flex max-w-lg flex-col gap-4">
      {!configured && <Notice tone="saffron" icon="warning" title={t('sms.not_configured')} />}
      <Card className="flex flex-col gap-4">
        <Switch
          label={t('sms.password_reset')}
          hint={t('sms.password_reset_hint')}
          checked={shown.password_reset}
          disabled={save.isPending}
          onChange={(on) => save.mutate({ password_reset: on })}
        />
        <Switch
          label={t('sms.payments')}
          hint={t('sms.payments_hint')}
          checked={shown.payments}
          disabled={save.isPending}
          onChange={(on) => save.mutate({ payments: on })}
        />
      </Card>
      <Card>
        <form
          className="flex flex-col gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (isRight && !save.isPending)
              save.mutate({ daily_cap: Number(cap) }, { onSuccess: () => setTyped(null) })
          }}
        >
          <div role="status" className="flex flex-col gap-2">
            <p className="numbers">{t('sms.today', { sent: today.sent, cap: daily_cap })}</p>
            {(isOver || areCodesOver) && (
              <Notice
                tone="saffron"
                icon="warning"
                title={t(isOver ? 'sms.over' : 'sms.codes_over')}
                text={today.held_back > 0 ? t('sms.held_back', { count: today.held_back }) : undefined}
              />
            )}
          </div>
          <TextField
            label={t('sms.cap')}
            hint={t('sms.cap_hint')}
            inputMode="numeric"
            autoComplete="off"
            value={cap}
            onChange={({ target }) => setTyped(target.value)}
            {...(isRight ? {} : { error: t('sms.cap_wrong', { most: smsLimits.maxDailyCap }) })}
          />
          <Button type="submit" loading={save.isPending} disabled={!isRight || Number(cap) === daily_cap}>
            {t('sms.save')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
