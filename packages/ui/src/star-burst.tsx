import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { starPath } from './star-geometry.ts'

export interface StarBurstProps {
  /** How far the sparks fly, in pixels. */
  reach?: number
  sparks?: number
  className?: string
}

const colours = ['var(--saffron)', 'var(--turquoise)', 'var(--pistachio)', 'var(--pomegranate)']
const spark = starPath(5, 0.5412)

/** Sparks flying once from the middle of the nearest positioned parent. Mount it anew (by key) to repeat. */
export function StarBurst({ reach = 56, sparks = 12, className }: StarBurstProps): ReactNode {
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute inset-0 grid place-items-center motion-reduce:hidden',
        className,
      )}
    >
      {Array.from({ length: sparks }, (_, index) => (
        <svg
          key={index}
          viewBox="-6 -6 12 12"
          width={index % 3 === 0 ? 14 : 10}
          height={index % 3 === 0 ? 14 : 10}
          className="col-start-1 row-start-1 animate-burst"
          style={{
            ['--turn' as string]: `${(index * 360) / sparks}deg`,
            ['--reach' as string]: `${index % 2 ? reach * 0.7 : reach}px`,
          }}
        >
          <path d={spark} fill={colours[index % colours.length]} />
        </svg>
      ))}
    </span>
  )
}
