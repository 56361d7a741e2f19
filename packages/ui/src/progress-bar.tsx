import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'turquoise' | 'pistachio' | 'saffron' | 'pomegranate' | 'lapis' | 'neutral'

export interface ProgressBarProps {
  /** From 0 to 1. */
  value: number
  tone?: Exclude<Tone, 'neutral'>
  label?: string
  className?: string
}

const fills = {
  turquoise: 'bg-turquoise',
  pistachio: 'bg-pistachio',
  saffron: 'bg-saffron',
  pomegranate: 'bg-pomegranate',
  lapis: 'bg-lapis',
}

export const clampUnit = (value: number): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0

export function ProgressBar({ value, tone = 'turquoise', label, className }: ProgressBarProps): ReactNode {
  const part = clampUnit(value)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      className={classNames('h-3 overflow-hidden rounded-full bg-tile', className)}
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
