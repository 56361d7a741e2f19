import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

export interface CountUpProps {
  value: number
  /** Where the first count begins; by default the value itself, so nothing moves on load. */
  from?: number
  durationMs?: number
  format?: (value: number) => string
  className?: string
}

const easeOut = (part: number): number => 1 - (1 - part) ** 3

/** Counts to a changed value. Screen readers hear only the final number. */
export function CountUp({
  value,
  from = value,
  durationMs = 700,
  format = String,
  className,
}: CountUpProps): ReactNode {
  const reduced = useReducedMotion()
  const [shown, setShown] = useState(from)
  const shownNow = useRef(from)

  useEffect(() => {
    const start = shownNow.current
    if (start === value) return
    const show = (next: number) => {
      shownNow.current = next
      setShown(next)
    }
    let frame = 0
    let began: number | undefined
    const step = (time: number) => {
      began ??= time
      const part = reduced ? 1 : Math.min(1, (time - began) / durationMs)
      show(part === 1 ? value : Math.round(start + (value - start) * easeOut(part)))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, durationMs, reduced])

  return (
    <span className={className}>
      <span aria-hidden className="numbers">
        {format(shown)}
      </span>
      <span className="sr-only">{format(value)}</span>
    </span>
  )
}
