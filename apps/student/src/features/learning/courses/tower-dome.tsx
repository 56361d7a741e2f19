import type { ReactNode } from 'react'

const ribs = [-58, -44, -26, 0, 26, 44, 58]

/** The ribbed dome over the tower: pale until the whole course is climbed. */
export function TowerDome({ whole }: { whole: boolean }): ReactNode {
  const face = whole ? 'var(--turquoise)' : 'var(--tile)'
  const line = whole ? 'var(--turquoise-edge)' : 'var(--tile-edge)'
  return (
    <svg viewBox="-120 -128 240 128" className="mx-auto -mb-px block w-60" aria-hidden>
      <path d="M0-126V-104" stroke="var(--saffron-edge)" strokeWidth={3} strokeLinecap="round" />
      <circle cy={-111} r={4.5} fill="var(--saffron)" />
      <path
        d="M-64-28C-84-52-72-80-40-92-20-99-6-100 0-106 6-100 20-99 40-92 72-80 84-52 64-28Z"
        fill={face}
        stroke={line}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {ribs.map((x) => (
        <path
          key={x}
          d={`M${x}-29C${x * 1.28}-58 ${x * 0.95}-82 0-103`}
          fill="none"
          stroke={line}
          strokeWidth={2}
        />
      ))}
      <path d="M-72-28H72V-12H-72Z" fill={line} />
      {Array.from({ length: 9 }, (_, tile) => (
        <path
          key={tile}
          d={`M${-64 + tile * 16}-26 ${-57 + tile * 16}-20 ${-64 + tile * 16}-14 ${-71 + tile * 16}-20Z`}
          fill={face}
        />
      ))}
      <path d="M-96-12H96V1H-96Z" fill={face} />
    </svg>
  )
}
