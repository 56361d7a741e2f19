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
type Next = Pick<Settings, 'enabled' | 'coins' | 'revision'>

const shape = staffActions.promise_settings.output
const flat = ({ enabled, coins }: Pick<Settings, 'enabled' | 'coins'>) => ({ pays: enabled, coins })

function SettingsForm({ settings }: { settings: Settings }): ReactNode {
  const { t } = useTranslation()
  // As text: an empty field is no zero.
  const [typed, setTyped] = useState<string>()
  const text = typed ?? String(settings.coins)
  const coins = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
  const isRight = coins >= minCoins && coins <= maxCoins
  const save = useMutation({
    mutationFn: async (next: Next) => await call('promise_settings_save', next),
    onSuccess: (saved) => queryClient.setQueryData(settingsQuery.queryKey, saved),
    onError: (failure) => {
      if (!newerOf(failure, shape)) void showToast('error', errorText(failure))
    },
  })
  const { revision } = settings
  const newer = newerOf(save.error, shape)
  const sent = save.variables && flat(save.variables)
  return (
    <div className="flex max-w-lg flex-col gap-4">
      {newer && sent && (
        <Meanwhile
          saved={newer}
          differences={differencesOf(
            { base: flat(settings), mine: sent, newer: flat(newer) },
            (name) => t(`promise.${name}`),
            (value) =>
              typeof value === 'boolean' ? t(value ? 'audit.yes' : 'audit.no') : formatNumber(Number(value)),
          )}
          onTake={() => {
            queryClient.setQueryData(settingsQuery.queryKey, newer)
            setTyped(undefined)
            save.reset()
          }}
          onKeep={() => {
            const merged = mergeMine(flat(settings), sent, flat(newer))
            save.mutate(
              { enabled: merged.pays, coins: merged.coins, revision: newer.revision },
              { onSuccess: () => setTyped(undefined) },
            )
          }}
        />
      )}
      <Card>
        <Switch
          label={t('promise.pays')}
          hint={t(settings.enabled ? 'promise.pays_on' : 'promise.pays_off')}
          checked={save.isPending ? save.variables.enabled : settings.enabled}
          disabled={save.isPending}
          onChange={(enabled) => save.mutate({ enabled, coins: settings.coins, revision })}
        />
      </Card>
      <Card>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (isRight)
              save.mutate(
                { enabled: settings.enabled, coins, revision },
                { onSuccess: () => setTyped(undefined) },
              )
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
