import { promiseLimits, type PromiseSettings } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Skeleton } from '@qadam/ui/skeleton'
import { Switch } from '@qadam/ui/switch'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { LoadError } from '@qadam/web/frame/load-error'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
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

function SettingsForm({ settings }: { settings: PromiseSettings }): ReactNode {
  const { t } = useTranslation()
  // As text: an empty field is no zero.
  const [typed, setTyped] = useState<string>()
  const text = typed ?? String(settings.coins)
  const coins = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
  const isRight = coins >= minCoins && coins <= maxCoins
  const save = useMutation({
    mutationFn: async (next: PromiseSettings) => await call('promise_settings_save', next),
    onSuccess: (saved) => queryClient.setQueryData(settingsQuery.queryKey, saved),
    onError: (failure) => void showToast('error', errorText(failure)),
  })
  return (
    <div className="flex max-w-lg flex-col gap-4">
      <Card>
        <Switch
          label={t('promise.pays')}
          hint={t(settings.enabled ? 'promise.pays_on' : 'promise.pays_off')}
          checked={save.isPending ? save.variables.enabled : settings.enabled}
          disabled={save.isPending}
          onChange={(enabled) => save.mutate({ enabled, coins: settings.coins })}
        />
      </Card>
      <Card>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (isRight)
              save.mutate({ enabled: settings.enabled, coins }, { onSuccess: () => setTyped(undefined) })
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
