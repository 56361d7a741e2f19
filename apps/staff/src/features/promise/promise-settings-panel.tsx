import { promiseLimits, staffActions, type OutputOf } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Skeleton } from '@qadam/ui/skeleton'
import { Switch } from '@qadam/ui/switch'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { LoadError } from '@qadam/web/frame/load-error'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { differencesOf, Meanwhile, mergeMine, newerOf } from '../../platform/meanwhile.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { settingsQuery } from './promise-queries.ts'

/** Whether a broken promise brings the student coins, and how many. */
export function PromiseSettingsPanel(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery)
  if (data) return <SettingsForm settings={data} />
  if (error) return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return <Skeleton height={220} />
}

const { minCoins, maxCoins } = promiseLimits

type Settings = OutputOf<typeof staffActions.promise_settings>
interface Sent {
  next: Pick<Settings, 'enabled' | 'coins' | 'revision'>
  /** What was on the screen then: a later read of it changes nothing of what was meant. */
  base: Settings
  /** What was typed of it; nothing for the switch. */
  typed: string | undefined
}

const shape = staffActions.promise_settings.output
const flat = ({ enabled, coins }: Pick<Settings, 'enabled' | 'coins'>) => ({ pays: enabled, coins })

function SettingsForm({ settings }: { settings: Settings }): ReactNode {
  const { t } = useTranslation()
  // As text: an empty field is no zero.
  const [typed, setTyped] = useState<string>()
  const text = typed ?? String(settings.coins)
  const coins = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
  const isRight = coins >= minCoins && coins <= maxCoins
  const settle = (saved: Settings, sent: Sent) => {
    queryClient.setQueryData(settingsQuery.queryKey, saved)
    // What was not sent, or typed since, stays typed.
    setTyped((now) => (now === sent.typed ? undefined : now))
  }
  const save = useMutation({
    mutationFn: async ({ next: { enabled, coins, revision } }: Sent) =>
      await call('promise_settings_save', { enabled, coins, revision }),
    onSuccess: settle,
    onError: (failure) => {
      if (!newerOf(failure, shape)) void showToast('error', errorText(failure))
    },
  })
  const newer = newerOf(save.error, shape)
  const sent = save.variables
  return (
    <div className="flex max-w-lg flex-col gap-4">
      {newer && sent && (
        <Meanwhile
          saved={newer}
          differences={differencesOf(
            { base: flat(sent.base), mine: flat(sent.next), newer: flat(newer) },
            (name) => t(`promise.${name}`),
            (value) =>
              typeof value === 'boolean' ? t(value ? 'audit.yes' : 'audit.no') : formatNumber(Number(value)),
          )}
          onTake={() => {
            settle(newer, sent)
            save.reset()
          }}
          onKeep={() => {
            const { pays: enabled, coins } = mergeMine(flat(sent.base), flat(sent.next), flat(newer))
            save.mutate({
              next: { enabled, coins, revision: newer.revision },
              base: newer,
              typed: sent.typed,
            })
          }}
        />
      )}
      <Card>
        <Switch
          label={t('promise.pays')}
          hint={t(settings.enabled ? 'promise.pays_on' : 'promise.pays_off')}
          checked={save.isPending ? save.variables.next.enabled : settings.enabled}
          disabled={save.isPending}
          onChange={(enabled) =>
            save.mutate({ next: { ...settings, enabled }, base: settings, typed: undefined })
          }
        />
      </Card>
      <Card>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (isRight) save.mutate({ next: { ...settings, coins }, base: settings, typed })
          }}
        >
          <TextField
            label={t('promise.coins')}
            hint={t('promise.coins_hint')}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => setTyped(event.target.value)}
            {...(isRight ? {} : { error: t('promise.amount', { least: minCoins, most: maxCoins }) })}
          />
          <Button
            type="submit"
            className="self-start"
            loading={save.isPending}
            disabled={!isRight || coins === settings.coins}
          >
            {t('promise.save')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
