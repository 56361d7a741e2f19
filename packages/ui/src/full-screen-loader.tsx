import type { ReactNode } from 'react'
import { starPath } from './star-geometry.ts'

export interface FullScreenLoaderProps {
  label: string
}

/** The logo drawing itself, in the middle of the screen. */
export function FullScreenLoader({ label }: FullScreenLoaderProps): ReactNode {
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-ground">
      <div className="flex flex-col items-center gap-4">
        <svg
          viewBox="-52 -52 104 104"
          width={96}
          height={96}
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          aria-hidden
        >
          <path d={starPath(44)} stroke="var(--tile)" strokeWidth={6} />
          <path
            d={starPath(44)}
            stroke="var(--turquoise)"
            strokeWidth={6}
            pathLength={1}
            strokeDasharray="1 1"
            className="animate-draw motion-reduce:animate-none"
          />
          <path d="M-24 20H-8.5V6H8V-8H24" stroke="var(--turquoise)" strokeWidth={6} />
          <circle cx={-14} cy={-14} r={7} fill="var(--saffron)" className="animate-bob" />
        </svg>
        <span className="text-compact text-muted">{label}</span>
      </div>
    </div>
  )
}
