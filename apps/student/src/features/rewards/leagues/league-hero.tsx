import type { League } from '@qadam/contract'
import { Card } from '@qadam/ui/card'
import { Girih } from '@qadam/ui/girih'
import { Icon } from '@qadam/ui/icon'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { levelOf } from './league-level.ts'
import { LeaguePicture } from './league-picture.tsx'
import { WeekLeft } from './week-left.tsx'

/** The level of the student, what is left of the week, and what to do in it. */
export function LeagueHero({
  league,
  came_ms,
  isNarrow = false,
}: {
  league: League
  came_ms: number
  /** As on a phone, wherever it stands. */
  isNarrow?: boolean
}): ReactNode {
  const { t } = useTranslation()
  const { level, me, last } = league
  return (
    <Card variant="hero" className={`flex items-center gap-4 p-4 ${isNarrow ? '' : 'sm:gap-6 sm:p-6'}`}>
      <Girih tone="white" opacity={0.16} tile={72} fade="left" className="-z-10" />
      <LeaguePicture
        level={level}
        size={104}
        className={`size-22 shrink-0 ${isNarrow ? '' : 'sm:size-26'}`}
      />
      <div className="min-w-0 flex-1">
        <h2 className="font-display text-2xl leading-8 font-bold">{t(`league.names.${levelOf(level)}`)}</h2>
        <p className="text-sm text-white/85">{t('league.level', { level })}</p>
        {me && <p className="mt-1.5 font-semibold text-pretty">{aimOf(league, t)}</p>}
        {league.state !== 'closing' && (
          <p className="mt-1.5 flex items-center gap-1.5 text-sm text-white/90 numbers">
            <Icon name="clock" size={18} className="shrink-0" />
            <WeekLeft now={league.now} endsAt={league.ends_at} came_ms={came_ms} />
          </p>
        )}
        {last && <p className="mt-1.5 text-sm text-white/85">{lastWeekOf(last, t)}</p>}
      </div>
    </Card>
  )
}

function aimOf({ me, level, total }: League, t: TFunction): string {
  if (!me || me.points === 0) return t('league.aim_start')
  if (me.outcome === 'risen') return t('league.aim_rising', { place: formatNumber(me.place ?? 1) })
  if (me.to_stay !== null)
    return t('league.aim_stay', { count: me.to_stay, points: formatNumber(me.to_stay) })
  if (me.to_rise !== null)
    return t(level >= 7 ? 'league.aim_prize' : 'league.aim_rise', {
      count: me.to_rise,
      points: formatNumber(me.to_rise),
    })
  return total < 2 ? t('league.alone') : t('league.aim_first', { place: formatNumber(me.place ?? 1) })
}

/** What the last week came to, in one line. */
export function lastWeekOf(last: NonNullable<League['last']>, t: TFunction): string {
  const parts = [
    ...(last.place === null ? [] : [t('league.place', { place: formatNumber(last.place) })]),
    ...(last.coins > 0 ? [t('league.coins', { count: last.coins })] : []),
    t(`league.outcome.${last.outcome}`),
  ]
  return t('league.last_week', { result: parts.join(', ') })
}
