import { SHARP_STAR, starCorners, starPath } from '@qadam/ui/star-geometry'
import type { ReactNode } from 'react'
import { levelOf, type LeagueLevel } from './league-level.ts'

/** What a level is made of: its face, the edge below it, and the straps that are laid over it. */
const materials: Readonly<Record<LeagueLevel, { face: string; edge: string; strap: string }>> = {
  clay: { face: 'oklch(0.66 0.07 62)', edge: 'oklch(0.48 0.06 58)', strap: 'oklch(0.86 0.05 75)' },
  copper: { face: 'oklch(0.67 0.13 45)', edge: 'oklch(0.5 0.12 40)', strap: 'oklch(0.88 0.08 62)' },
  silver: { face: 'oklch(0.84 0.015 230)', edge: 'oklch(0.63 0.025 235)', strap: 'oklch(0.98 0.005 230)' },
  gold: { face: 'oklch(0.82 0.15 85)', edge: 'oklch(0.64 0.13 72)', strap: 'oklch(0.96 0.08 95)' },
  ruby: { face: 'oklch(0.58 0.19 18)', edge: 'oklch(0.43 0.16 18)', strap: 'oklch(0.88 0.08 30)' },
  lapis: { face: 'oklch(0.52 0.16 265)', edge: 'oklch(0.38 0.14 268)', strap: 'oklch(0.87 0.13 88)' },
  turquoise: { face: 'oklch(0.74 0.12 200)', edge: 'oklch(0.55 0.1 205)', strap: 'oklch(0.97 0.05 95)' },
}

const between = (inner: number, outer: number, turn: number): string => {
  const [from, to] = [starCorners(inner, 1, turn), starCorners(outer, 1, turn)]
  return from
    .map(({ x, y }, corner) => (corner % 2 ? '' : `M${x} ${y}L${to[corner]?.x} ${to[corner]?.y}`))
    .join('')
}

/** Straps from the second level on: each adds its own to those before. */
const straps = [
  starPath(20),
  starPath(30, SHARP_STAR),
  between(20, 34, 22.5),
  starPath(20, undefined, 22.5),
  between(30, 40, 0),
  starPath(36, undefined, 0),
]
const studs = starCorners(42, 1, 22.5).filter((_, corner) => corner % 2 === 0)

/** The sign of a league's level: an eight-pointed star whose strapwork grows from level to level. */
export function LeaguePicture({
  level,
  size,
  className,
}: {
  level: number
  size: number
  className?: string
}): ReactNode {
  const { face, edge, strap } = materials[levelOf(level)]
  const isHighest = level >= straps.length + 1
  return (
    <svg aria-hidden viewBox="-52 -50 104 106" width={size} height={size} className={className}>
      <path d={starPath(47)} transform="translate(0 5)" fill={edge} />
      <path d={starPath(47)} fill={face} />
      <path
        d={starPath(43)}
        fill="none"
        stroke={edge}
        strokeWidth="1.5"
        strokeLinejoin="round"
        opacity="0.55"
      />
      {straps.slice(0, Math.max(level - 1, 0)).map((path) => (
        <g key={path} fill="none" strokeLinejoin="round" strokeLinecap="round">
          <path d={path} stroke={edge} strokeWidth="5" />
          <path d={path} stroke={strap} strokeWidth="2.5" />
        </g>
      ))}
      <path
        d={starPath(11, SHARP_STAR)}
        fill={strap}
        stroke={edge}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {isHighest &&
        studs.map((stud) => (
          <path
            key={`${stud.x} ${stud.y}`}
            d={starPath(7, SHARP_STAR, 0, stud)}
            fill={strap}
            stroke={edge}
            strokeWidth="1.25"
          />
        ))}
    </svg>
  )
}
