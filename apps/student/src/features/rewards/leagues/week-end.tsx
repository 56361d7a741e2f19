import type { LeagueWeekEnd } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { StarBurst } from '@qadam/ui/star-burst'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { quietMoment } from '../../../platform/quiet-moment.ts'
import { playSound } from '../../../platform/sound.ts'
import { levelOf } from './league-level.ts'
import { LeaguePicture } from './league-picture.tsx'
import { leagueQuery } from './league-query.ts'

/** How the last week ended, as a small ceremony: shown once, by whichever device claims it first. */
export function WeekEnd({ last }: { last: LeagueWeekEnd | null }): ReactNode {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [shown, setShown] = useState<LeagueWeekEnd>()
  const [isOpen, setOpen] = useState(false)
  const week = last?.is_new === true ? last.week : undefined
  useEffect(() => {
    if (week === undefined) return
    void claim(week).then((isFirst) => {
      const end = client.getQueryData(leagueQuery.queryKey)?.last
      client.setQueryData(leagueQuery.queryKey, (league) =>
        league?.last?.week === week ? { ...league, last: { ...league.last, is_new: false } } : league,
      )
      if (!isFirst || end?.week !== week) return
      setShown(end)
      setOpen(true)
      if (end.outcome === 'risen') playSound('level-up')
    })
  }, [week, client])
  // No toast lies over it.
  useEffect(() => (isOpen ? quietMoment.begin() : undefined), [isOpen])
  if (!shown) return null
  const name = t(`league.names.${levelOf(shown.level_after)}`)
  const close = () => setOpen(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      closeLabel={t('shell.close')}
      title={t(`league.end.${shown.outcome}`, { name })}
      footer={
        <Button full onClick={close}>
          {t('league.end.go_on')}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-4 py-2 text-center">
        <span className="relative grid place-items-center">
          <LeaguePicture level={shown.level_after} size={148} />
          {shown.outcome === 'risen' && <StarBurst reach={104} sparks={16} />}
        </span>
        {shown.place !== null && (
          <p className="text-lg font-semibold">
            {t('league.end.place', {
              count: shown.points,
              place: formatNumber(shown.place),
              points: formatNumber(shown.points),
            })}
          </p>
        )}
        {shown.coins > 0 && (
          <p className="font-semibold text-saffron-text">{t('league.coins', { count: shown.coins })}</p>
        )}
        <p className="max-w-sm text-pretty text-muted">{t(`league.end.${shown.outcome}_text`)}</p>
      </div>
    </Dialog>
  )
}

/** Claims in flight: two views of one app must not both wait for the reply that names the first. */
const claims = new Set<string>()

async function claim(week: string): Promise<boolean> {
  if (claims.has(week)) return false
  claims.add(week)
  try {
    return (await call('league_seen', { week })).first
  } catch {
    // Without a connection the ceremony waits for the next visit.
    return false
  } finally {
    claims.delete(week)
  }
}
