import { savedSmsSettings, smsLimits, type SmsState } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { Switch } from '@qadam/ui/switch'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { LoadError } from '@qadam/web/frame/load-error'
import { showToast } from '@qadam/web/toast'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { differencesOf, Meanwhile, newerOf } from '../../platform/meanwhile.tsx'
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

interface Sent {
  /** What changed alone: another admin may change the rest meanwhile. */
  next: Partial<Settings>
  revision: number | undefined
  /** What was on the screen then: a later read of it changes nothing of what was meant. */
  base: Settings
  /** What was typed of it; nothing for a switch. */
  typed: string | null
}

const labels = { password_reset: 'password_reset', payments: 'payments', daily_cap: 'cap' } as const
const plain = ({ password_reset, payments, daily_cap }: Settings): Settings => ({
  password_reset,
  payments,
  daily_cap,
})

function SettingsForm({ state }: { state: SmsState }): ReactNode {
  const { t } = useTranslation()
  // What was typed and is not saved yet, as text: an empty field is no zero.
  const [typed, setTyped] = useState<string | null>(null)
  const settle = (saved: SmsState, sent: Sent) => {
    queryClient.setQueryData(smsQuery.queryKey, saved)
    // What was not sent, or typed since, stays typed.
    setTyped((now) => (now === sent.typed ? null : now))
  }
  const save = useMutation({
    mutationFn: async ({ next, revision }: Sent) =>
      await call('sms_settings_save', { ...next, ...(revision !== undefined && { revision }) }),
    onSuccess: settle,
    onError: (failure) => {
      if (!newerOf(failure, savedSmsSettings)) void showToast('error', errorText(failure))
    },
  })
  const newer = newerOf(save.error, savedSmsSettings)
  const sent = save.variables
  const send = (next: Partial<Settings>, text: string | null) =>
    save.mutate({ next, revision: state.revision, base: plain(state), typed: text })
  const { password_reset, payments, daily_cap, today, configured } = state
  const shown = { password_reset, payments, ...(save.isPending ? save.variables.next : {}) }
  const cap = typed ?? String(daily_cap)
  const isRight = /^\d{1,6}$/.test(cap.trim()) && Number(cap) <= smsLimits.maxDailyCap
  const isOver = today.sent >= daily_cap
  const areCodesOver = password_reset && today.codes_over === true
  return (
    <div className="flex max-w-lg flex-col gap-4">
      {!configured && <Notice tone="saffron" icon="warning" title={t('sms.not_configured')} />}
      {newer && sent && (
        <Meanwhile
          saved={newer}
          differences={differencesOf(
            { base: sent.base, mine: { ...sent.base, ...sent.next }, newer: plain(newer) },
            (name) => t(`sms.${labels[name]}`),
            (value) =>
              typeof value === 'boolean' ? t(value ? 'audit.yes' : 'audit.no') : formatNumber(Number(value)),
          )}
          onTake={() => {
            settle({ ...state, ...newer }, sent)
            save.reset()
          }}
          onKeep={() => save.mutate({ ...sent, revision: newer.revision, base: plain(newer) })}
        />
      )}
      <Card className="flex flex-col gap-4">
        <Switch
          label={t('sms.password_reset')}
          hint={t('sms.password_reset_hint')}
          checked={shown.password_reset}
          disabled={save.isPending}
          onChange={(on) => send({ password_reset: on }, null)}
        />
        <Switch
          label={t('sms.payments')}
          hint={t('sms.payments_hint')}
          checked={shown.payments}
          disabled={save.isPending}
          onChange={(on) => send({ payments: on }, null)}
        />
      </Card>
      <Card>
        <form
          className="flex flex-col gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (isRight && !save.isPending) send({ daily_cap: Number(cap) }, typed)
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
          <Button
            type="submit"
            className="self-start"
            loading={save.isPending}
            disabled={!isRight || Number(cap) === daily_cap}
          >
            {t('sms.save')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
