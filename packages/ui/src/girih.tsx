import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { starCorners, starPath } from './star-geometry.ts'

export interface GirihProps {
  tone?: 'ink' | 'white' | 'turquoise' | 'saffron'
  /** By default the quiet opacity of the theme. */
  opacity?: number
  tile?: number
  /** Where the pattern gives way to text. */
  fade?: 'left' | 'below' | 'none'
  className?: string
}

const tones = { ink: 'var(--ink)', white: '#fff', turquoise: 'var(--turquoise)', saffron: 'var(--saffron)' }
const fades = {
  left: '[mask-image:linear-gradient(to_left,#000_10%,transparent_70%)]',
  below: '[mask-image:linear-gradient(to_bottom,#000,transparent_75%)]',
  none: '',
}

const places = [
  { x: 50, y: 50 },
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
]

const bars = places
  .slice(0, 1)
  .flatMap((centre) => {
    const outer = starCorners(36, undefined, 0, centre)
    const far = starCorners(50, undefined, 0, centre)
    return [0, 4, 8, 12].map(
      (corner) => `M${outer[corner]?.x} ${outer[corner]?.y}L${far[corner]?.x} ${far[corner]?.y}`,
    )
  })
  .join('')

/** One tile of the girih on a 100 grid: stars {8/2} with {8/3} within, joined by short bars. */
export const girihLines =
  places.map((centre) => starPath(36, undefined, 0, centre) + starPath(20, 0.5412, 0, centre)).join('') +
  bars +
  'M0 36V64M100 36V64M36 0H64M36 100H64'

/** Quiet line-work for the ground of headers and empty states; fills its positioned parent. */
export function Girih({ tone = 'ink', opacity, tile = 64, fade = 'left', className }: GirihProps): ReactNode {
  const id = useId()
  return (
    <svg
      aria-hidden
      className={classNames('pointer-events-none absolute inset-0 size-full', fades[fade], className)}
      style={{ opacity: opacity ?? 'var(--girih-opacity)' }}
    >
      <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
        <path
          d={girihLines}
          transform={`scale(${tile / 100})`}
          fill="none"
          stroke={tones[tone]}
          strokeWidth={(1.25 * 100) / tile}
          strokeLinejoin="round"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
