import type { ReactNode } from 'react'

/** Six dots: this can be dragged. */
export function Grip(): ReactNode {
  return (
    <svg viewBox="0 0 16 24" width={16} height={24} fill="currentColor" aria-hidden className="text-control">
      {[6, 12, 18].flatMap((y) => [4, 11].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r={1.75} />))}
    </svg>
  )
}
