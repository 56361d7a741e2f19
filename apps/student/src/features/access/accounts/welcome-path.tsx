import { StarTile, type StarState } from '@qadam/ui/star-tile'
import type { ReactNode } from 'react'

interface Stop {
  x: number
  y: number
  size: number
  state: StarState
}

/** In a field of 600 by 420. */
const stops: readonly Stop[] = [
  { x: 70, y: 372, size: 76, state: 'completed' },
  { x: 196, y: 306, size: 80, state: 'completed' },
  { x: 300, y: 214, size: 96, state: 'open' },
  { x: 428, y: 142, size: 76, state: 'closed' },
  { x: 538, y: 58, size: 76, state: 'closed' },
]

/** A path of stars rising over the greeting of a wide screen: what waits behind the door. */
export function WelcomePath(): ReactNode {
  return (
    <svg
      viewBox="0 0 600 420"
      className="hidden max-h-[46dvh] w-full self-center overflow-visible lg:block"
      aria-hidden
    >
      {stops.slice(1).map((stop, index) => {
        const from = stops[index] ?? stop
        const bend = (stop.x - from.x) * 0.5
        const line = `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${stop.x - bend} ${stop.y} ${stop.x} ${stop.y}`
        const climbed = stop.state !== 'closed'
        return (
          <g key={stop.x} fill="none" strokeLinecap="round">
            <path
              d={line}
              stroke={climbed ? 'var(--turquoise)' : '#fff'}
              strokeOpacity={climbed ? 1 : 0.22}
              strokeWidth={14}
            />
            <path
              d={line}
              stroke={climbed ? 'var(--hero-to)' : '#fff'}
              strokeOpacity={climbed ? 1 : 0.5}
              strokeWidth={climbed ? 5 : 4}
              strokeDasharray={climbed ? undefined : '0.1 13'}
            />
          </g>
        )
      })}
      {stops.map(({ x, y, size, state }) => (
        <svg
          key={x}
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
          className="overflow-visible"
        >
          <StarTile state={state} size={size} icon={state === 'closed' ? 'lock' : undefined} />
        </svg>
      ))}
    </svg>
  )
}
