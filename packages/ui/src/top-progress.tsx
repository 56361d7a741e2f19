import { useEffect, useState, type ReactNode } from 'react'

export interface TopProgressProps {
  active: boolean
  label?: string
  /** Quick work shows nothing: the bar waits this long. */
  delayMs?: number
}

/** The slim bar above everything: creeps while active, fills and leaves when done. */
export function TopProgress({ active, label, delayMs = 150 }: TopProgressProps): ReactNode {
  const [part, setPart] = useState(0)

  useEffect(() => {
    if (!active) {
      setPart((before) => (before > 0 ? 1 : 0))
      const reset = setTimeout(() => setPart(0), 350)
      return () => clearTimeout(reset)
    }
    let creep: ReturnType<typeof setInterval> | undefined
    const start = setTimeout(() => {
      setPart(0.15)
      creep = setInterval(() => setPart((before) => before + (0.94 - before) * 0.12), 300)
    }, delayMs)
    return () => {
      clearTimeout(start)
      clearInterval(creep)
    }
  }, [active, delayMs])

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-hidden={part === 0}
      className="pointer-events-none fixed inset-x-0 top-0 z-[70] h-[3px] transition-opacity duration-200"
      style={{ opacity: part > 0 && (active || part < 1) ? 1 : 0 }}
    >
      <div
        className="h-full origin-left bg-saffron transition-transform duration-[250ms] ease-out"
        style={{ transform: `scaleX(${part})` }}
      />
    </div>
  )
}
