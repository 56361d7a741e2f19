import { useMemo, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useWidth } from './use-width.ts'
import { barsPath } from './waveform.ts'

export interface SoundBarsProps {
  /** From 0 to 1 each; without them a plain line stands in. */
  peaks: readonly number[] | null | undefined
  /** How much of it is coloured, from 0 to 1. */
  part: number
  height?: number
  tone?: 'turquoise' | 'pomegranate'
  /** Marks the place where the colour ends. */
  hasHead?: boolean
  className?: string
}

export const BAR_STEP = 5

/** A sound as upright bars over its whole box; decoration, which is hidden from screen readers. */
export function SoundBars({
  peaks,
  part,
  height = 44,
  tone = 'turquoise',
  hasHead = false,
  className,
}: SoundBarsProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null)
  const width = useWidth(box)
  const path = useMemo(
    () => (peaks ? barsPath(peaks, width, height, BAR_STEP) : `M2 ${height / 2}H${Math.max(2, width - 2)}`),
    [peaks, width, height],
  )
  const line = { d: path, fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const
  const stroke = peaks ? 3 : 4
  return (
    <span
      ref={box}
      aria-hidden
      className={classNames('pointer-events-none block', className)}
      style={{ height }}
    >
      <svg width={width} height={height} className="absolute text-control/70">
        <path {...line} strokeWidth={stroke} />
      </svg>
      <svg
        width={width}
        height={height}
        className={classNames('absolute', tone === 'turquoise' ? 'text-turquoise-text' : 'text-pomegranate')}
        style={{ clipPath: `inset(0 ${(100 - part * 100).toFixed(2)}% 0 0)` }}
      >
        <path {...line} strokeWidth={stroke} />
      </svg>
      {hasHead && part > 0 && (
        <span
          className="absolute inset-y-0.5 w-0.5 -translate-x-1/2 rounded-full bg-turquoise-text"
          style={{ left: `${part * 100}%` }}
        />
      )}
    </span>
  )
}
