import { savedQuietHours, type QuietHours, type SavedQuietHours } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
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
import { differencesOf, Meanwhile, mergeMine, newerOf, stillTyped } from '../../platform/meanwhile.tsx'
import { queryClient } from '../../platform/query-client.ts'

const quietHoursQuery = queryOptions({
  queryKey: ['quiet_hours'],
  queryFn: ({ signal }) => call('quiet_hours', {}, { signal }),
})

/** When no notification is sent outside of the app. */
export function QuietHoursPanel(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(quietHoursQuery)
  if (data) return <Form hours={data} />
  if (!error) return <Skeleton height={180} />
  return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
}

const ends = ['from', 'to'] as const
type End = (typeof ends)[number]
type Typed = Partial<Record<End, string>>

interface Sent {
  next: QuietHours & { revision: number }
  /** What was on the screen then: a later read of it changes nothing of what was meant. */
  base: SavedQuietHours
  /** What was typed of it; nothing for the switch. */
  typed: Typed
}

const labels = { enabled: 'quiet_on', from_hour: 'quiet_from', to_hour: 'quiet_to' } as const
const plain = ({ enabled, from_hour, to_hour }: QuietHours): QuietHours => ({ enabled, from_hour, to_hour })

function Form({ hours }: { hours: SavedQuietHours }): ReactNode {
  const { t } = useTranslation()
  // What was typed and is not saved yet, as text: an empty field is no midnight.
  const [typed, setTyped] = useState<Typed>({})
  const settle = (saved: SavedQuietHours, sent: Sent) => {
    queryClient.setQueryData(quietHoursQuery.queryKey, saved)
    setTyped((now) => stillTyped(now, sent.typed))
  }
  const save = useMutation({
    mutationFn: async ({ next }: Sent) =>
      await call('quiet_hours_save', { ...plain(next), revision: next.revision }),
    onSuccess: (saved, sent) => {
      settle(saved, sent)
      void showToast('success', t('settings.saved'))
    },
    onError: (failure) => {
      if (!newerOf(failure, savedQuietHours)) void showToast('error', errorText(failure))
    },
  })
  const newer = newerOf(save.error, savedQuietHours)
  const sent = save.variables
  const valueOf = (end: End) => typed[end] ?? String(hours[`${end}_hour`])
  const isHour = (end: End) => /^\d{1,2}$/.test(valueOf(end).trim()) && Number(valueOf(end)) <= 23
  const isWhole = ends.every(isHour)
  const isSame = isWhole && Number(valueOf('from')) === Number(valueOf('to'))
  const { enabled, revision } = hours
  const next = { enabled, revision, from_hour: Number(valueOf('from')), to_hour: Number(valueOf('to')) }
  const isChanged = next.from_hour !== hours.from_hour || next.to_hour !== hours.to_hour
  const wrong = (end: End): string | undefined => {
    if (!isHour(end)) return t('settings.quiet_wrong')
    return isSame && end === 'to' ? t('settings.quiet_same') : undefined
  }
  return (
    <Card className="max-w-lg">
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole && !isSame && !save.isPending) save.mutate({ next, base: hours, typed })
        }}
      >
        {newer && sent && (
          <Meanwhile
            saved={newer}
            differences={differencesOf(
              { base: plain(sent.base), mine: plain(sent.next), newer: plain(newer) },
              (name) => t(`settings.${labels[name]}`),
              (value) => (typeof value === 'boolean' ? t(value ? 'audit.yes' : 'audit.no') : String(value)),
            )}
            onTake={() => {
              settle(newer, sent)
              save.reset()
            }}
            onKeep={() => {
              const merged = mergeMine(plain(sent.base), plain(sent.next), plain(newer))
              save.mutate({ next: { ...merged, revision: newer.revision }, base: newer, typed: sent.typed })
            }}
          />
        )}
        <Switch
          label={t('settings.quiet_on')}
          checked={save.isPending ? save.variables.next.enabled : hours.enabled}
          disabled={save.isPending}
          onChange={(on) => save.mutate({ next: { ...hours, enabled: on }, base: hours, typed: {} })}
        />
        <div className="grid grid-cols-2 gap-3">
          {ends.map((end) => (
            <TextField
              key={end}
              label={t(`settings.quiet_${end}`)}
              inputMode="numeric"
              autoComplete="off"
              value={valueOf(end)}
              error={wrong(end)}
              onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
            />
          ))}
        </div>
        <Button
          type="submit"
          className="self-start"
          loading={save.isPending}
          disabled={!isChanged || !isWhole || isSame}
        >
          {t('settings.save')}
        </Button>
      </form>
    </Card>
  )
}
