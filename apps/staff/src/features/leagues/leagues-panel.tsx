import { limits, staffActions, type LeagueCoins, type OutputOf } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
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
import { differencesOf, Meanwhile, mergeMine, newerOf, stillTyped } from '../../platform/meanwhile.tsx'
import { queryClient } from '../../platform/query-client.ts'

type Settings = OutputOf<typeof staffActions.league_settings>
type Next = Pick<Settings, 'enabled' | 'coins' | 'revision'>

const settingsQuery = queryOptions({
  queryKey: ['league-settings'],
  queryFn: async ({ signal }): Promise<Settings> => await call('league_settings', {}, { signal }),
})

/** Whether the school plays leagues, and what they pay. */
export function LeaguesPanel(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery)
  if (data) return <SettingsForm settings={data} />
  if (error) return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return <Skeleton height={280} />
}

type Typed = Partial<Record<keyof LeagueCoins, string>>
interface Sent {
  next: Next
  /** What was on the screen then: a later read of it changes nothing of what was meant. */
  base: Settings
  /** What was typed of it; nothing for the switch. */
  typed: Typed
}

const shape = staffActions.league_settings.output
const flat = ({ enabled, coins }: Pick<Settings, 'enabled' | 'coins'>) => ({ enabled, ...coins })

const places = ['first', 'second', 'third', 'rise'] as const
const { maxCoins } = limits.leagues

function SettingsForm({ settings }: { settings: Settings }): ReactNode {
  const { t } = useTranslation()
  // What was typed and is not saved yet, as text: an empty field is no zero.
  const [typed, setTyped] = useState<Typed>({})
  const settle = (saved: Settings, sent: Sent) => {
    queryClient.setQueryData(settingsQuery.queryKey, saved)
    setTyped((now) => stillTyped(now, sent.typed))
  }
  const save = useMutation({
    mutationFn: async ({ next: { enabled, coins, revision } }: Sent) =>
      await call('league_settings_save', { enabled, coins, revision }),
    onSuccess: settle,
    onError: (failure) => {
      if (!newerOf(failure, shape)) void showToast('error', errorText(failure))
    },
  })
  const newer = newerOf(save.error, shape)
  // What was pressed or typed here, as far as it was sent.
  const sent = save.variables
  const valueOf = (place: keyof LeagueCoins) => typed[place] ?? String(settings.coins[place])
  const isRight = (text: string) => /^\d{1,4}$/.test(text.trim()) && Number(text) <= maxCoins
  const amountOf = (place: keyof LeagueCoins) => Number(valueOf(place))
  const coins: LeagueCoins = {
    first: amountOf('first'),
    second: amountOf('second'),
    third: amountOf('third'),
    rise: amountOf('rise'),
  }
  const isChanged = places.some((place) => coins[place] !== settings.coins[place])
  const isWhole = places.every((place) => isRight(valueOf(place)))
  return (
    <div className="flex max-w-lg flex-col gap-4">
      {newer && sent && (
        <Meanwhile
          saved={newer}
          differences={differencesOf(
            { base: flat(sent.base), mine: flat(sent.next), newer: flat(newer) },
            (name) => t(`leagues.${name}`),
            (value) =>
              typeof value === 'boolean' ? t(value ? 'audit.yes' : 'audit.no') : formatNumber(Number(value)),
          )}
          onTake={() => {
            settle(newer, sent)
            save.reset()
          }}
          onKeep={() => {
            const { enabled, ...merged } = mergeMine(flat(sent.base), flat(sent.next), flat(newer))
            const next = { enabled, coins: merged, revision: newer.revision }
            save.mutate({ next, base: newer, typed: sent.typed })
          }}
        />
      )}
      <Card>
        <Switch
          label={t('leagues.enabled')}
          hint={t(settings.enabled ? 'leagues.on_hint' : 'leagues.off_hint')}
          checked={save.isPending ? save.variables.next.enabled : settings.enabled}
          disabled={save.isPending}
          onChange={(enabled) => save.mutate({ next: { ...settings, enabled }, base: settings, typed: {} })}
        />
      </Card>
      <Card>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (isWhole) save.mutate({ next: { ...settings, coins }, base: settings, typed })
          }}
        >
          <div>
            <h2 className="text-lg font-bold">{t('leagues.coins')}</h2>
            <p className="text-[15px] text-muted">{t('leagues.coins_text')}</p>
          </div>
          <div className="grid grid-cols-2 gap-3">
            {places.map((place) => (
              <TextField
                key={place}
                label={t(`leagues.${place}`)}
                inputMode="numeric"
                autoComplete="off"
                value={valueOf(place)}
                onChange={(event) => setTyped({ ...typed, [place]: event.target.value })}
                {...(isRight(valueOf(place)) ? {} : { error: t('leagues.amount', { most: maxCoins }) })}
              />
            ))}
          </div>
          <Button
            type="submit"
            className="self-start"
            loading={save.isPending}
            disabled={!isChanged || !isWhole}
          >
            {t('leagues.save')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
