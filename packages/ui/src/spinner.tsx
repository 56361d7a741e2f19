import type { ReactNode } from 'react'
import { starPath } from './star-geometry.ts'

export interface SpinnerProps {
  size?: number
  label?: string
  className?: string
}

const star = starPath(9)

export function Spinner({ size = 24, label, className }: SpinnerProps): ReactNode {
  return (
    <svg
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={star} opacity={0.25} />
      <path d={star} pathLength={1} strokeDasharray="0.3 0.7" className="animate-spin-fast" />
    </svg>
  )
}
