import type { ReactNode } from 'react'
import { partOf } from './chart-scale.ts'
import { classNames } from './class-names.ts'

export type Tone = 'turquoise' | 'pistachio' | 'saffron' | 'pomegranate' | 'lapis' | 'neutral'

export interface ProgressBarProps {
  /** From 0 to 1. */
  value: number
  tone?: Exclude<Tone, 'neutral'>
  label?: string
  size?: 'md' | 'sm' | 'xs'
  /** Along an edge: its ends are not round. */
  isFlush?: boolean
  /** On a dark ground, in both themes. */
  onDark?: boolean
  className?: string
}

const sizes = { md: 'h-3', sm: 'h-2', xs: 'h-1.5' }

const fills = {
  turquoise: 'bg-turquoise',
  pistachio: 'bg-pistachio',
  saffron: 'bg-saffron',
  pomegranate: 'bg-pomegranate',
  lapis: 'bg-lapis',
}

export function ProgressBar({
  value,
  tone = 'turquoise',
  label,
  size = 'md',
  isFlush = false,
  onDark = false,
  className,
}: ProgressBarProps): ReactNode {
  const part = partOf(value, 1)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      className={classNames(
        'overflow-hidden',
        sizes[size],
        !isFlush && 'rounded-full',
        onDark ? 'bg-white/20' : 'bg-tile',
        className,
      )}
    >
      <div
        className={classNames(
          'relative h-full w-full rounded-full transition-transform duration-[250ms] ease-out',
          'after:absolute after:inset-x-2 after:top-[3px] after:h-[2px] after:rounded-full after:bg-white/25',
          fills[tone],
        )}
        style={{ transform: `translateX(${(part - 1) * 100}%)` }}
      />
    </div>
  )
}
