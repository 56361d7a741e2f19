import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { timeLeft } from './time-left.ts'

/** How long the week still runs: days and hours, towards its end hours and minutes. */
export function WeekLeft({
  now,
  endsAt,
  came_ms,
}: {
  now: string
  endsAt: string
  came_ms: number
}): ReactNode {
  const { t } = useTranslation()
  const [device_ms, setDevice] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setDevice(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  const { days, hours, minutes } = timeLeft({ now, ends_at: endsAt, came_ms }, Math.max(device_ms, came_ms))
  const parts =
    days > 0
      ? [t('league.days', { count: days }), ...(hours > 0 ? [t('league.hours', { count: hours })] : [])]
      : [...(hours > 0 ? [t('league.hours', { count: hours })] : []), t('league.minutes', { count: minutes })]
  return <>{t('league.left', { time: parts.join(' ') })}</>
}
