import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { quietMoment } from '../../../platform/quiet-moment.ts'
import { session } from '../../../platform/session.ts'
import { leagueQuery } from './league-query.ts'
import { WeekEnd } from './week-end.tsx'

/** The screen that was opened is seen first. */
const PAUSE_ms = 1000

/** The rise of a league is celebrated wherever the app is opened next; never over a test. */
export default function LeagueRisen(): ReactNode {
  const [isTime, setTime] = useState(false)
  const { data } = useQuery({ ...leagueQuery, enabled: isTime })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setTime(!quietMoment.isNow()), PAUSE_ms)
    }
    const forget = quietMoment.onEnd(wait)
    wait()
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [])
  const isTold = data !== undefined && data.last?.is_new !== true
  useEffect(() => {
    const user = session.get()?.user
    // What the session remembers asks no more, in this tab or after a reload.
    if (isTold && user?.league_risen) session.update({ ...user, league_risen: false })
  }, [isTold])
  return <WeekEnd last={data?.last ?? null} />
}
