import type { ReactNode } from 'react'
import { starPath } from './star-geometry.ts'

const ink = '#1d3a52'
const teal = '#16909c'
const tealDark = '#0d6f7d'
const gold = '#f2b63a'
const goldDark = '#cf8a1d'
const red = '#d5354a'
const redDark = '#ab2238'
const cream = '#fff6e3'
const creamDark = '#ead9b6'
const ice = '#d9f3fb'
const iceLine = '#3aa3c4'

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const star = (size: number, fill: string, x = 0, y = 0) => (
  <path
    d={starPath(size)}
    transform={`translate(${x} ${y})`}
    fill={fill}
    stroke={fill}
    strokeWidth={size / 5}
    strokeLinejoin="round"
  />
)

/** On a grid from -32 to 32, standing on y = 28. */
const drawings = {
  gift: (
    <>
      <rect x="-22" y="-6" width="44" height="34" rx="4" fill={teal} />
      <path d="M-22 6h44v18a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4z" fill={tealDark} opacity=".35" />
      <rect x="-26" y="-14" width="52" height="12" rx="4" fill={tealDark} />
      <rect x="-5" y="-14" width="10" height="42" fill={gold} />
      <path
        d="M0-14c-5-14-20-16-20-8 0 6 10 8 20 8 10 0 20-2 20-8 0-8-15-6-20 8z"
        fill="none"
        stroke={goldDark}
        strokeWidth="5"
        {...round}
      />
      {star(5, cream, 0, 10)}
    </>
  ),
  freeze: (
    <>
      <path d="M0-30 24-16V12L0 28-24 12V-16z" fill={ice} stroke={iceLine} strokeWidth="3" {...round} />
      <path d="M0-30 24-16 0-4-24-16z" fill="#fff" opacity=".7" />
      <path d="M1-20c5 6 12 11 12 20A13 13 0 0 1-13 1c0-5 3-9 6-11 0 4 1 6 4 7 0-7 1-12 4-17z" fill={red} />
      <path d="M1 0c3 3 5 5 5 9a6 6 0 0 1-12 0c0-2 1-4 3-5 0 2 1 2 2 3 0-3 1-5 2-7z" fill={gold} />
      <path d="M-19 8v-20M19-8l-3-2" stroke="#fff" strokeWidth="3" fill="none" {...round} />
    </>
  ),
  notebook: (
    <>
      <rect x="-16" y="-26" width="40" height="54" rx="4" fill={creamDark} />
      <rect x="-20" y="-28" width="40" height="54" rx="4" fill={teal} />
      <rect x="-20" y="-28" width="9" height="54" rx="4" fill={tealDark} />
      {star(9, gold, 5, -6)}
      <path d="M-4 13h18M-4 19h11" stroke={cream} strokeWidth="3" {...round} />
    </>
  ),
  pen: (
    <g transform="rotate(38)">
      <path d="M-6-20h12v34L0 28l-6-14z" fill={cream} />
      <path d="M-6-20h12v32H-6z" fill={red} />
      <path d="M-6-20h4v32h-4z" fill={redDark} opacity=".55" />
      <path d="M-2.600 20.500 0 28l2.600-7.500z" fill={ink} />
      <rect x="-6" y="-28" width="12" height="10" rx="3" fill={goldDark} />
      <path d="M6-24h3.500v16" stroke={gold} strokeWidth="3" fill="none" {...round} />
    </g>
  ),
  stickers: (
    <>
      <g transform="translate(-9 -6) rotate(-12)">
        <circle r="18" fill="#fff" />
        <circle r="15" fill={teal} />
        {star(8, cream)}
      </g>
      <g transform="translate(12 12) rotate(10)">
        <rect x="-16" y="-14" width="32" height="28" rx="9" fill="#fff" />
        <rect x="-13" y="-11" width="26" height="22" rx="7" fill={gold} />
        <path d="M-5-4-9 0l4 4M5-4 9 0 5 4" stroke={ink} strokeWidth="3" fill="none" {...round} />
      </g>
    </>
  ),
  mug: (
    <>
      <path d="M14-10h6a9 9 0 0 1 0 18h-6" fill="none" stroke={tealDark} strokeWidth="6" />
      <path d="M-22-18h38v38a8 8 0 0 1-8 8h-22a8 8 0 0 1-8-8z" fill={cream} />
      <path d="M-22-18h9v46h-1a8 8 0 0 1-8-8z" fill={creamDark} opacity=".6" />
      <path d="M-22-4h38v16h-38z" fill={teal} />
      {star(6, gold, -3, 4)}
      <ellipse cx="-3" cy="-18" rx="19" ry="4.500" fill={goldDark} />
    </>
  ),
  cap: (
    <>
      <path d="M-26 20V4C-26-14-14-26 0-26S26-14 26 4v16c-8 5-17 8-26 8s-18-3-26-8z" fill={ink} />
      <path d="M-26 20c8-5 17-7 26-7s18 2 26 7c-8 5-17 8-26 8s-18-3-26-8z" fill="#122739" />
      <g stroke={cream} strokeWidth="2.500" fill="none" {...round}>
        <path d="M-15 2c-1-9 3-15 9-17 1 6-1 13-9 17zM15 2c1-9-3-15-9-17-1 6 1 13 9 17z" />
        <path d="M-20 13c5-3 12-4 20-4s15 1 20 4" strokeDasharray="1 6" />
      </g>
    </>
  ),
  tshirt: (
    <>
      <path
        d="M-10-26c4 6 16 6 20 0l18 8-6 16-8-3v33h-28V-5l-8 3-6-16z"
        fill={teal}
        stroke={tealDark}
        strokeWidth="2"
        {...round}
      />
      <path d="M-10-26c4 6 16 6 20 0l4 2C9-14-9-14-14-24z" fill={tealDark} />
      {star(9, gold, 0, 6)}
    </>
  ),
  headphones: (
    <>
      <path d="M-21 10V2a21 21 0 0 1 42 0v8" fill="none" stroke={ink} strokeWidth="6" {...round} />
      <rect x="-28" y="4" width="15" height="24" rx="7" fill={red} />
      <rect x="13" y="4" width="15" height="24" rx="7" fill={red} />
      <rect x="-17" y="6" width="6" height="20" rx="3" fill={redDark} />
      <rect x="11" y="6" width="6" height="20" rx="3" fill={redDark} />
    </>
  ),
  backpack: (
    <>
      <path d="M-9-20c0-11 18-11 18 0" fill="none" stroke={ink} strokeWidth="5" />
      <rect x="-22" y="-22" width="44" height="50" rx="14" fill={gold} />
      <path d="M-22-4h44v-4c0-8-6-14-14-14H-8c-8 0-14 6-14 14z" fill={goldDark} opacity=".5" />
      <rect x="-15" y="4" width="30" height="19" rx="6" fill={goldDark} />
      <path d="M-8 4v6h16V4" fill="none" stroke={cream} strokeWidth="3" {...round} />
      {star(5, cream, 0, -10)}
    </>
  ),
  book: (
    <>
      <path d="M0-14c-7-6-17-7-27-5v40c10-2 20 0 27 6 7-6 17-8 27-6v-40c-10-2-20-1-27 5z" fill={red} />
      <path d="M0-18c-6-5-14-6-23-5v38c9-1 17 1 23 6 6-5 14-7 23-6v-38c-9-1-17 0-23 5z" fill={cream} />
      <path d="M0-18v39" stroke={creamDark} strokeWidth="3" />
      <path
        d="M-16-11c4 0 7 1 10 2M-16-3c4 0 7 1 10 2M6-1c3-1 6-2 10-2M6 7c3-1 6-2 10-2M-16 5c4 0 7 1 10 2"
        stroke={tealDark}
        strokeWidth="2.500"
        fill="none"
        {...round}
      />
      {star(5, gold, 11, -11)}
    </>
  ),
  ticket: (
    <g transform="rotate(-10)">
      <path d="M-29-16h58v10a7 7 0 0 0 0 14v12h-58V8a7 7 0 0 0 0-14z" fill={ink} />
      <path d="M10-16v36" stroke={cream} strokeWidth="2.500" strokeDasharray="3 5" />
      {star(9, gold, -10, 2)}
      <path d="M17-6h6M17 2h6M17 10h6" stroke={cream} strokeWidth="2.500" {...round} />
    </g>
  ),
} as const satisfies Record<string, ReactNode>

export type GiftName = keyof typeof drawings

function isGiftName(name: string): name is GiftName {
  return name in drawings
}

/** A thing from the shelf, drawn. */
export function GiftDrawing({ name, className }: { name: GiftName; className?: string }): ReactNode {
  return (
    <svg viewBox="-32 -32 64 62" aria-hidden className={className}>
      {drawings[name]}
    </svg>
  )
}

/** A drawing by its name, or a picture by its address. */
export function GiftPicture({ picture, className }: { picture: string; className?: string }): ReactNode {
  return isGiftName(picture) ? (
    <GiftDrawing name={picture} className={className} />
  ) : (
    <img
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      className={`rounded-control object-cover ${className ?? ''}`}
    />
  )
}
