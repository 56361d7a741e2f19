import type { ReactNode } from 'react'
import { partOf, ringEnds } from './chart-scale.ts'
import { classNames } from './class-names.ts'
import type { Tone } from './progress-bar.tsx'

export interface ProgressRingProps {
  /** From 0 to 1. */
  value: number
  size?: number
  thickness?: number
  tone?: Exclude<Tone, 'neutral'>
  label?: string
  children?: ReactNode
  className?: string
}

export function ProgressRing({
  value,
  size = 64,
  thickness = Math.max(4, size / 11),
  tone = 'turquoise',
  label,
  children,
  className,
}: ProgressRingProps): ReactNode {
  const part = partOf(value, 1)
  const radius = (size - thickness) / 2
  const ends = ringEnds(radius, thickness)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      className={classNames('relative inline-grid shrink-0 place-items-center', className)}
      style={{ width: size, height: size }}
    >
      <svg width={size} height={size} className="absolute inset-0 -rotate-90" aria-hidden>
        <g fill="none" strokeWidth={thickness}>
          <circle cx={size / 2} cy={size / 2} r={radius} stroke="var(--tile)" />
          {part > 0 && (
            <circle
              cx={size / 2}
              cy={size / 2}
              r={radius}
              stroke={`var(--${tone})`}
              strokeLinecap="round"
              pathLength={100}
              strokeDasharray={`${part < 1 ? Math.max(0, part * 100 - ends) : 100} 100`}
              strokeDashoffset={-ends / 2}
            />
          )}
        </g>
      </svg>
      <span className="relative grid place-items-center">{children}</span>
    </div>
  )
}
