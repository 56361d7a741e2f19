import { schoolTimeZone, type SchoolTimeZone } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { newerOf } from '../../platform/meanwhile.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { SearchField } from '../../platform/search-field.tsx'
import { formatMoment, formatTime, useNow } from '../../platform/times.ts'
import { findZones, zoneNames } from './find-zones.ts'
import { timeZoneQuery } from './time-zone-query.ts'

/** So many rows; a longer list is searched, not read. */
const MOST = 40

interface DialogProps {
  state: SchoolTimeZone
  /** What is to be confirmed; undefined where it is to be chosen first. */
  asked: string | null | undefined
  onClose: () => void
}

/** Chooses a zone, says what will happen and when, and asks again. */
export function TimeZoneDialog({ state, asked, onClose }: DialogProps): ReactNode {
  const { t } = useTranslation()
  const [zone, setZone] = useState(asked)
  return (
    <Dialog
      open
      title={t('settings.zone_title')}
      closeLabel={t('shell.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {zone === undefined ? (
        <Choosing state={state} onChoose={setZone} onClose={onClose} />
      ) : (
        <Confirming state={state} zone={zone} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface ChoosingProps {
  state: SchoolTimeZone
  onChoose: (zone: string) => void
  onClose: () => void
}

function Choosing({ state, onChoose, onClose }: ChoosingProps): ReactNode {
  const { t } = useTranslation()
  const group = useId()
  const time = new Date(useNow()).toISOString()
  const [sought, setSought] = useState<string>()
  const [chosen, setChosen] = useState(state.zone)
  const found = findZones(zoneNames(), sought ?? '')
  const shown = found.slice(0, MOST)
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== state.zone) onChoose(chosen)
      }}
    >
      <SearchField label={t('settings.zone_search')} value={sought} onSearch={setSought} className="" />
      <fieldset className="max-h-72 min-w-0 overflow-y-auto rounded-control border border-line">
        <legend className="sr-only">{t('settings.zone_list')}</legend>
        {shown.map((name) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-line px-3 py-2 last:border-b-0 has-checked:bg-turquoise-soft"
          >
            <input
              type="radio"
              name={group}
              className="size-5 shrink-0 accent-turquoise-strong"
              checked={chosen === name}
              onChange={() => setChosen(name)}
            />
            <span className="min-w-0 flex-1 break-words">{name}</span>
            <span className="shrink-0 text-muted numbers">{formatTime(time, name)}</span>
          </label>
        ))}
      </fieldset>
      <p role="status" className="text-sm text-muted">
        {found.length === 0
          ? t('settings.zone_none')
          : found.length > MOST && t('settings.zone_more', { count: found.length - MOST })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={chosen === state.zone}>
          {t('settings.zone_go_on')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
      </div>
    </form>
  )
}

interface ConfirmingProps {
  state: SchoolTimeZone
  zone: string | null
  onClose: () => void
}

function Confirming({ state, zone, onClose }: ConfirmingProps): ReactNode {
  const { t } = useTranslation()
  const { revision } = state
  // When it would hold is the server's to say.
  const plan = useQuery({
    queryKey: ['time_zone', 'plan', zone, revision],
    queryFn: ({ signal }) => call('time_zone_save', { zone, revision, dry_run: true }, { signal }),
    gcTime: 0,
    retry: false,
  })
  const save = useMutation({
    mutationFn: async () => await call('time_zone_save', { zone, revision, dry_run: false }),
    onSuccess: (saved) => {
      queryClient.setQueryData(timeZoneQuery.queryKey, saved)
      void showToast('success', t('settings.saved'))
      onClose()
    },
    onError: (failure) => {
      const newer = newerOf(failure, schoolTimeZone)
      if (newer) queryClient.setQueryData(timeZoneQuery.queryKey, newer)
    },
  })
  const error = save.error ?? plan.error
  const isMeanwhile = error !== null && newerOf(error, schoolTimeZone) !== undefined
  const next = plan.data?.next
  return (
    <div className="flex flex-col gap-4">
      {plan.data &&
        (next ? (
          <>
            <p>
              {t('settings.zone_from', {
                zone: next.zone,
                from: formatMoment(next.from, state.zone),
                old: state.zone,
              })}
            </p>
            <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
              <li>{t('settings.zone_days')}</li>
              <li>{t('settings.zone_clocks')}</li>
              <li>{t('settings.zone_back')}</li>
            </ul>
          </>
        ) : (
          <p>{t('settings.zone_stays', { zone: plan.data.zone })}</p>
        ))}
      {plan.isPending && <p className="text-muted">{t('settings.zone_wait')}</p>}
      {error && (
        <p role="alert" className="text-[15px] text-pomegranate-text">
          {isMeanwhile ? t('settings.zone_meanwhile') : errorText(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button loading={save.isPending} disabled={!plan.data} onClick={() => save.mutate()}>
          {t('settings.zone_confirm')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
      </div>
    </div>
  )
}
