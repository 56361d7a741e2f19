import type { ReactNode } from 'react'
import { SHARP_STAR, starCorners, starPath } from './star-geometry.ts'

/** Line drawings around the middle, no wider than 34. */
const signs = {
  steps: 'M-16 13h9V4h9v-9h9v-9h5',
  code: 'M-8-9-17 0l9 9M8-9l9 9-9 9M4-13-4 13',
  check: 'M-14 1-4.5 10.5 15-9',
  gem: 'M-9-12H9L16-4 0 14-16-4ZM-16-4H16M-5-4 0 14 5-4 0-12-5-4',
  flame:
    'M1-17C2-10 12-6 12 4 12 11 7 15 0 15S-12 11-12 4C-12-1-9-4-7-7-6-4-5-3-3-2-4-8-3-13 1-17Z M0 15C-4 13-5 8 0 3 5 8 4 13 0 15Z',
  cap: 'M0-12-18-4 0 4 18-4ZM-10 0v8C-5 14 5 14 10 8V0M18-4v9',
  friends:
    'M-11-8a5 5 0 1 0 10 0 5 5 0 1 0-10 0M-16 13c0-7 4-10 10-10S4 6 4 13M6-13a5 5 0 0 1 0 10M9 4c5 1 7 4 7 9',
  bag: 'M-12-5H12L14 14H-14ZM-6 0v-7c0-9 12-9 12 0v7',
} as const
type MedalSign = keyof typeof signs

const tones = {
  turquoise: {
    face: 'var(--turquoise-strong)',
    edge: 'var(--turquoise-strong-edge)',
    line: 'var(--on-turquoise)',
  },
  lapis: {
    face: 'var(--lapis)',
    edge: 'color-mix(in oklch, var(--lapis), black 30%)',
    line: 'var(--on-lapis)',
  },
  saffron: { face: 'var(--saffron)', edge: 'var(--saffron-edge)', line: 'var(--on-saffron)' },
  pistachio: {
    face: 'var(--pistachio-strong)',
    edge: 'var(--pistachio-strong-edge)',
    line: 'var(--on-pistachio)',
  },
  pomegranate: { face: 'var(--pomegranate)', edge: 'var(--pomegranate-edge)', line: 'var(--on-pomegranate)' },
} as const
type MedalTone = keyof typeof tones

/** What is not earned yet. */
const blank = { face: 'var(--tile)', edge: 'var(--tile-edge)', line: 'var(--tile-ink)' }

const rays = starPath(47, SHARP_STAR, 22.5)
const face = starPath(44)
const ring = starPath(38)
/** Each grade lays another strap over the ring. */
const straps = [starPath(38, undefined, 22.5), starPath(40, SHARP_STAR)]
const studs = starCorners(44, 1, 0).filter((_, corner) => corner % 2 === 0)

export interface MedalProps {
  /** A drawing, or a number of up to four digits. */
  sign: MedalSign | number
  tone: MedalTone
  /** The higher, the richer its strapwork. */
  grade?: 1 | 2 | 3
  earned?: boolean
  size: number
  className?: string
}

/** A sign on an eight-pointed star, with the ends of a second one behind it. Decorative: words stand beside it. */
export function Medal({ sign, tone, grade = 1, earned = true, size, className }: MedalProps): ReactNode {
  const colours = earned ? tones[tone] : blank
  const { line } = colours
  return (
    <svg aria-hidden viewBox="-52 -50 104 106" width={size} height={size} className={className}>
      <g fill={colours.edge} stroke={colours.edge} strokeWidth="4" strokeLinejoin="round">
        <path d={rays} />
        <path d={face} transform="translate(0 5)" />
      </g>
      <path d={face} fill={colours.face} stroke={colours.face} strokeWidth="4" strokeLinejoin="round" />
      <g fill="none" stroke={line} strokeLinejoin="round" opacity={earned ? 0.45 : 0.3}>
        <path d={ring} strokeWidth="1.75" />
        {straps.slice(0, grade - 1).map((path) => (
          <path key={path} d={path} strokeWidth="1.75" />
        ))}
      </g>
      {grade === 3 &&
        studs.map((stud) => (
          <path
            key={`${stud.x} ${stud.y}`}
            d={starPath(5, SHARP_STAR, 0, stud)}
            fill={line}
            opacity={earned ? 1 : 0.4}
          />
        ))}
      {/* The ground of the sign: straps end at it. */}
      <path d={starPath(28, undefined, 22.5)} fill={colours.face} />
      {typeof sign === 'number' ? (
        <text
          textAnchor="middle"
          dominantBaseline="central"
          fill={line}
          fontSize={sign < 100 ? 30 : sign < 1000 ? 23 : 18}
          className="font-display font-bold"
        >
          {sign}
        </text>
      ) : (
        <path
          d={signs[sign]}
          fill="none"
          stroke={line}
          strokeWidth="4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}
