import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { starPath } from './star-geometry.ts'

export interface LogoProps {
  size?: number
  label?: string
  className?: string
}

export const logoStar = starPath(44)
/** Three steps climbing to the right over the lower points of the star. */
export const logoSteps = 'M-25 25V12H-8.5V-.5H8V-13H25V25Z'

export function Logo({ size = 32, label, className }: LogoProps): ReactNode {
  return (
    <svg
      viewBox="-48 -48 96 96"
      width={size}
      height={size}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        d={logoStar}
        fill="var(--turquoise)"
        stroke="var(--turquoise)"
        strokeWidth={5}
        strokeLinejoin="round"
      />
      <path d={logoSteps} fill="#fff" stroke="#fff" strokeWidth={3} strokeLinejoin="round" />
      <circle cx={-14} cy={-16} r={8.5} fill="var(--saffron)" />
    </svg>
  )
}

export interface WordmarkProps {
  size?: number
  /** The name of the school's platform. */
  name?: string
  /** On a dark ground, in both themes. */
  onDark?: boolean
  className?: string
}

export function Wordmark({ size = 32, name = 'qadam', onDark = false, className }: WordmarkProps): ReactNode {
  return (
    <span
      className={classNames('inline-flex items-center gap-2', onDark ? 'text-white' : 'text-ink', className)}
    >
      <Logo size={size} />
      <span className="font-display font-semibold leading-none" style={{ fontSize: size * 0.56 }}>
        {name}
      </span>
    </span>
  )
}
