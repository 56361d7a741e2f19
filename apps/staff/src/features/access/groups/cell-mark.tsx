import type { ItemState } from '@qadam/contract'
import { starPath } from '@qadam/ui/star-geometry'
import type { ReactNode } from 'react'

const star = starPath(9)

/** A lesson's state in a cell, shown by shape as well as by colour. */
export function CellMark({ state, size = 22 }: { state: ItemState; size?: number }): ReactNode {
  return (
    <svg viewBox="-12 -12 24 24" width={size} height={size} aria-hidden className="block">
      {shapes[state]}
    </svg>
  )
}

const line = { fill: 'none', strokeWidth: 2.2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const shapes: Record<ItemState, ReactNode> = {
  completed: (
    <>
      <path
        d={star}
        fill="var(--pistachio-strong)"
        stroke="var(--pistachio-strong)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M-3.6 .3 -1 2.9 3.8 -2.4" {...line} stroke="var(--on-pistachio)" />
    </>
  ),
  checking: (
    <>
      <circle r="8.6" fill="var(--saffron)" />
      <path d="M0 -4.4V.2L3 2.2" {...line} stroke="var(--on-saffron)" />
    </>
  ),
  failed: (
    <>
      <rect x="-7" y="-7" width="14" height="14" rx="3" transform="rotate(45)" fill="var(--pomegranate)" />
      <path d="M-2.9 -2.9 2.9 2.9M2.9 -2.9 -2.9 2.9" {...line} stroke="var(--on-pomegranate)" />
    </>
  ),
  open: <path d={star} fill="none" stroke="var(--turquoise-text)" strokeWidth="2.2" strokeLinejoin="round" />,
  closed: <circle r="2.4" fill="var(--control)" opacity="0.6" />,
}
