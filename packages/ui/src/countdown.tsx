import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Chip } from './chip.tsx'
import { Icon } from './icon.tsx'
import { clockFormat, secondsLeft, toneAt, type CountdownThresholds } from './countdown-clock.ts'
import type { Tone } from './progress-bar.tsx'

export interface CountdownProps {
  until: Date | string
  now?: () => number
  tone?: Tone
  thresholds?: CountdownThresholds
  onEnd?: () => void
  format?: (seconds: number) => string
  /** The announcement when a threshold is passed; by default the formatted time. */
  announce?: (seconds: number) => string
  label?: string
  className?: string
}

export function Countdown({
  until,
  now = Date.now,
  tone = 'neutral',
  thresholds = {},
  onEnd,
  format = clockFormat,
  announce = format,
  label,
  className,
}: CountdownProps): ReactNode {
  const end = typeof until === 'string' ? Date.parse(until) : until.getTime()
  const [left, setLeft] = useState(() => secondsLeft(end, now()))
  const [said, setSaid] = useState('')
  const latest = useRef({ now, onEnd, announce, thresholds })
  useEffect(() => {
    latest.current = { now, onEnd, announce, thresholds }
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let before = secondsLeft(end, latest.current.now())
    const tick = () => {
      const at = latest.current.now()
      const seconds = secondsLeft(end, at)
      setLeft(seconds)
      const { warn, danger } = latest.current.thresholds
      if ([warn, danger].some((limit) => limit !== undefined && before > limit && seconds <= limit))
        setSaid(latest.current.announce(seconds))
      if (seconds === 0) {
        if (before > 0) latest.current.onEnd?.()
        return
      }
      before = seconds
      timer = setTimeout(tick, (end - at) % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [end])

  return (
    <span role="timer" aria-label={label} className={className}>
      <Chip
        tone={toneAt(left, thresholds, tone)}
        icon={<Icon name="clock" size={16} />}
        className="font-semibold numbers"
      >
        {format(left)}
      </Chip>
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
    </span>
  )
}
