import { useEffect, useState, type ReactNode } from 'react'
import { formatClock } from '../../../platform/i18n/format.ts'

const secondsLeft = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** What is left of the exam, second by second, as plain text: "9:41". */
export function ExamClock({ until, label }: { until: number; label: string }): ReactNode {
  const [left, setLeft] = useState(() => secondsLeft(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(until)), 1000)
    return () => clearInterval(timer)
  }, [until])
  return (
    <span role="timer" aria-label={label} className="font-bold numbers">
      {formatClock(left)}
    </span>
  )
}
