import type { ReactNode } from 'react'
import { starPath } from './star-geometry.ts'

export interface CoinProps {
  size?: number
  label?: string
  className?: string
}

export function Coin({ size = 20, label, className }: CoinProps): ReactNode {
  return (
    <svg
      viewBox="-20 -20 40 42"
      width={size}
      height={(size * 42) / 40}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cy={3} r={18} fill="var(--saffron-edge)" />
      <circle r={18} fill="var(--saffron)" />
      <circle r={14.5} fill="none" stroke="var(--saffron-edge)" strokeWidth={1.2} opacity={0.55} />
      <path
        d={starPath(9.5)}
        fill="none"
        stroke="var(--saffron-edge)"
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <path
        d="M-13-8A15.5 15.5 0 0 1-5-14.5"
        fill="none"
        stroke="#fff"
        strokeWidth={2}
        strokeLinecap="round"
        opacity={0.7}
      />
    </svg>
  )
}
