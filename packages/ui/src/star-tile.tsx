import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { starPath } from './star-geometry.ts'

export type StarState = 'completed' | 'open' | 'checking' | 'failed' | 'closed'

export interface StarTileProps {
  state: StarState
  size?: number
  /** What the stop is; shown on open and closed tiles instead of play and lock. */
  icon?: IconName
  label?: string
  className?: string
}

const body = starPath(44)
const inner = starPath(44 * 0.74)

const colours: Record<StarState, { face: string; edge: string; line: string; mark: string }> = {
  completed: { face: 'var(--pistachio)', edge: 'var(--pistachio-edge)', line: '#fff', mark: '#fff' },
  open: { face: 'var(--turquoise)', edge: 'var(--turquoise-edge)', line: '#fff', mark: '#fff' },
  checking: {
    face: 'var(--saffron)',
    edge: 'var(--saffron-edge)',
    line: 'var(--on-saffron)',
    mark: 'var(--on-saffron)',
  },
  failed: { face: 'var(--pomegranate)', edge: 'var(--pomegranate-edge)', line: '#fff', mark: '#fff' },
  closed: {
    face: 'var(--tile)',
    edge: 'var(--tile-edge)',
    line: 'var(--tile-edge)',
    mark: 'var(--tile-ink)',
  },
}

function Mark({ state, icon, colour }: { state: StarState; icon?: IconName; colour: string }): ReactNode {
  if (state === 'completed')
    return (
      <path
        d="M-14 1 -4.5 10.5 15-9"
        fill="none"
        stroke={colour}
        strokeWidth={7.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )
  if (state === 'open' && !icon)
    return (
      <path d="M-8-12.5V12.5L14 0Z" fill={colour} stroke={colour} strokeWidth={4} strokeLinejoin="round" />
    )
  if (state === 'checking')
    return (
      <g
        className="animate-flip"
        fill="none"
        stroke={colour}
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M-10-15H10M-10 15H10" />
        <path d="M-7.5-15C-7.5-6 0-4 0 0s-7.5 6-7.5 15M7.5-15C7.5-6 0-4 0 0s7.5 6 7.5 15" />
        <path d="M-4-9H4L0-4ZM-5 13C-4 8 4 8 5 13Z" fill={colour} stroke="none" />
      </g>
    )
  if (state === 'failed') return null
  return (
    <g color={colour} transform="translate(-17 -17)">
      <Icon name={icon ?? 'lock'} size={34} />
    </g>
  )
}

/** The crack runs from the upper right edge to the lower left one, in the colour behind the tile. */
const crack = 'M17-40 6-21 14-11-6 3 4 14-8 26-3 42'

export function StarTile({ state, size = 72, icon, label, className }: StarTileProps): ReactNode {
  const { face, edge, line, mark } = colours[state]
  return (
    <svg
      viewBox="-48 -48 96 102"
      width={size}
      height={(size * 102) / 96}
      className={classNames('overflow-visible', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {state === 'open' && (
        <path
          d={starPath(56)}
          className="animate-breathe"
          fill="none"
          stroke={face}
          strokeWidth={4}
          strokeLinejoin="round"
          opacity={0.6}
          transform="rotate(22.5)"
        />
      )}
      {state === 'checking' && (
        <circle
          r={55}
          fill="none"
          stroke={edge}
          strokeWidth={4}
          strokeLinecap="round"
          strokeDasharray="2 12"
          className="animate-spin-slow"
        />
      )}
      <path
        d={body}
        fill={edge}
        stroke={edge}
        strokeWidth={6}
        strokeLinejoin="round"
        transform="translate(0 6)"
      />
      <g className="transition-transform duration-[120ms] ease-out group-active:translate-y-[5px]">
        <path d={body} fill={face} stroke={face} strokeWidth={6} strokeLinejoin="round" />
        <path
          d={inner}
          fill="none"
          stroke={line}
          strokeWidth={1.75}
          strokeLinejoin="round"
          opacity={state === 'closed' ? 1 : 0.5}
        />
        {state === 'failed' && (
          <path
            d={crack}
            fill="none"
            stroke="var(--tile-ground, var(--ground))"
            strokeWidth={5}
            strokeLinejoin="bevel"
          />
        )}
        {state === 'failed' && (
          <path
            d="M-19-9-9 1M-9-9-19 1"
            stroke={mark}
            strokeWidth={5}
            strokeLinecap="round"
            fill="none"
            transform="translate(-5 -2)"
          />
        )}
        <Mark state={state} icon={icon} colour={mark} />
      </g>
    </svg>
  )
}
