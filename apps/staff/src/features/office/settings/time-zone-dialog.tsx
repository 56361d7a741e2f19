import { settings, shownSetting } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { newerOf } from '../../../platform/edit-conflict.tsx'
import { SearchField } from '../../../platform/search-field.tsx'
import { formatMoment, formatTime, useNow } from '../../../platform/times.ts'
import { findZones, zoneNames } from './find-zones.ts'
import { keepSetting } from './settings-query.ts'
import { OpenDialog } from '../../../platform/open-dialog.tsx'
import { replyQuery } from '../../../platform/reply-query.ts'

/** So many rows; a longer list is searched, not read. */
const MOST = 40

interface Standing {
  /** The zone that holds now. */
  zone: string
  revision: number
}

interface DialogProps extends Standing {
  /** What is to be confirmed; undefined where it is to be chosen first. */
  asked: string | null | undefined
  onClose: () => void
}

/** Chooses a zone, says what will happen and when, and asks again. */
export function TimeZoneDialog({ asked, onClose, ...standing }: DialogProps): ReactNode {
  const { t } = useTranslation()
  const [chosen, choose] = useState(asked)
  return (
    <OpenDialog title={t('settings.zone_title')} onClose={onClose}>
      {chosen === undefined ? (
        <Choosing standing={standing} onChoose={choose} onClose={onClose} />
      ) : (
        <Confirming standing={standing} zone={chosen} onClose={onClose} />
      )}
    </OpenDialog>
  )
}

interface ChoosingProps {
  standing: Standing
  onChoose: (zone: string) => void
  onClose: () => void
}

function Choosing({ standing, onChoose, onClose }: ChoosingProps): ReactNode {
  const { t } = useTranslation()
  const group = useId()
  const time = new Date(useNow()).toISOString()
  const [sought, setSought] = useState<string>()
  const [chosen, setChosen] = useState(standing.zone)
  const found = findZones(zoneNames(), sought ?? '')
  const shown = found.slice(0, MOST)
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== standing.zone) onChoose(chosen)
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
              className="tick-box"
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
        <Button type="submit" disabled={chosen === standing.zone}>
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
  standing: Standing
  zone: string | null
  onClose: () => void
}

function Confirming({ standing, zone, onClose }: ConfirmingProps): ReactNode {
  const { t } = useTranslation()
  const input = { name: 'time_zone', values: { zone }, revision: standing.revision } as const
  // When it would hold is the server's to say.
  const plan = useQuery({
    ...replyQuery(['time_zone', 'plan', zone, standing.revision], 'school_settings_save', {
      ...input,
      dry_run: true,
    }),
    gcTime: 0,
    retry: false,
  })
  const save = useMutation({
    mutationFn: async () => await call('school_settings_save', input),
    onSuccess: (saved) => {
      keepSetting('time_zone', saved)
      void showToast('success', t('settings.saved'))
      onClose()
    },
    onError: (failure) => {
      const newer = newerOf(failure, shownSetting)
      if (newer) keepSetting('time_zone', newer)
    },
  })
  const error = save.error ?? plan.error
  const isMeanwhile = error !== null && newerOf(error, shownSetting) !== undefined
  const planned = settings.time_zone.state?.safeParse(plan.data?.state).data
  const next = planned?.next
  return (
    <div className="flex flex-col gap-4">
      {planned &&
        (next ? (
          <>
            <p>
              {t('settings.zone_from', {
                zone: next.zone,
                from: formatMoment(next.from, standing.zone),
                old: standing.zone,
              })}
            </p>
            <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
              <li>{t('settings.zone_days')}</li>
              <li>{t('settings.zone_clocks')}</li>
              <li>{t('settings.zone_back')}</li>
            </ul>
          </>
        ) : (
          <p>{t('settings.zone_stays', { zone: planned.zone })}</p>
        ))}
      {plan.isPending && <p className="text-muted">{t('settings.zone_wait')}</p>}
      {error && <FormFault>{isMeanwhile ? t('settings.zone_meanwhile') : errorText(error)}</FormFault>}
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
