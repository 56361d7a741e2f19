import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { starPath } from './star-geometry.ts'

export type MascotMood = 'hello' | 'happy' | 'sad' | 'thinking' | 'sleeping'

export interface MascotProps {
  mood?: MascotMood
  size?: number
  /** Names the picture; without it Laylak is decoration. */
  label?: string
  className?: string
}

const dark = '#1a2f42'
const white = '#fff'
const shade = '#dfe8ec'
const red = '#d5354a'
const redDark = '#ab2238'
const cap = '#0b7485'
const capDark = '#085868'

const headTurn: Record<MascotMood, number> = { hello: -4, happy: -10, sad: 18, thinking: -8, sleeping: 30 }

function Eye({ mood }: { mood: MascotMood }): ReactNode {
  const arc = { fill: 'none', stroke: dark, strokeWidth: 3.2, strokeLinecap: 'round' } as const
  if (mood === 'happy') return <path d="M104 47q5-8 10 0" {...arc} />
  if (mood === 'sleeping') return <path d="M104 45q5 6 10 0" {...arc} />
  const gaze = mood === 'thinking' ? { x: 1.5, y: -2 } : mood === 'sad' ? { x: 0, y: 1.5 } : { x: 0.5, y: 0 }
  return (
    <>
      <ellipse cx={109} cy={45} rx={5} ry={5.8} fill={dark} />
      <circle cx={110.5 + gaze.x} cy={43 + gaze.y} r={2} fill={white} />
      {mood === 'sad' && (
        <path d="M102 38q5-1 10-5" {...arc} strokeWidth={2.6} transform="rotate(-32 107 36)" />
      )}
      {mood === 'thinking' && <path d="M103 36q6-5 12-2" {...arc} strokeWidth={2.6} />}
    </>
  )
}

function Beak({ mood }: { mood: MascotMood }): ReactNode {
  const open = mood === 'happy' ? 11 : mood === 'hello' ? 7 : 0
  return (
    <>
      <path d="M119 51q-2 8 5 9 22 1 42-1-18-8-41-10Z" fill={redDark} transform={`rotate(${open} 121 53)`} />
      <path d="M119 40q-4 8 0 15 24 3 52 4 3 0 1-2-24-14-47-18-4-1-6 1Z" fill={red} />
      <path d="M128 46.5l4 1" stroke={redDark} strokeWidth={2} strokeLinecap="round" />
    </>
  )
}

function Head({ mood }: { mood: MascotMood }): ReactNode {
  return (
    <g transform={`rotate(${headTurn[mood]} 96 84)`}>
      <path d="M84 104C92 90 84 74 84 54h26c0 18 8 34 0 54Z" fill={white} />
      <path d="M84 104c8-14 1-30 0-46 4 18 12 30 8 48Z" fill={shade} />
      <Beak mood={mood} />
      <circle cx={103} cy={46} r={23} fill={white} />
      <ellipse cx={113} cy={57} rx={5.5} ry={4} fill="#f7a79f" opacity={0.75} />
      <Eye mood={mood} />
      <path d="M80 37C80 19 92 12 103 12s21 7 22 22c-13-5-31-5-45 3Z" fill={cap} />
      <path d="M79 42c14-9 34-10 47-4l-.5-7c-14-5-33-5-46 3Z" fill={capDark} />
      <g fill="none" stroke={white} strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round">
        <path d="M92 29c-1-6 1-10 5-12 3 4 1 9-5 12ZM110 27c-4-4-4-8-1-12 5 2 6 7 1 12Z" />
        <path
          d="M85 36.5l.01 0M95 33.5l.01 0M105 32.5l.01 0M115 33.5l.01 0"
          stroke="#f6b62f"
          strokeWidth={3}
        />
      </g>
    </g>
  )
}

/** The near wing by mood: waving, thrown up, or folded with dark flight feathers. */
function Wing({ mood }: { mood: MascotMood }): ReactNode {
  if (mood === 'hello' || mood === 'happy')
    return (
      <g className={mood === 'hello' ? 'animate-bob' : undefined}>
        <path
          d="M66 104C50 100 34 84 26 58c-1-4 4-5 6-2 1-5 7-5 8 0 1-4 7-4 8 1 2-3 7-2 8 2 6 12 16 22 24 34Z"
          fill={dark}
        />
        <path d="M84 92c-6 14-16 18-28 10-8-6-14-14-17-24 12 10 24 6 34 4Z" fill={white} />
        <path d="M45 84c10 8 20 9 30 4" fill="none" stroke={shade} strokeWidth={3} strokeLinecap="round" />
      </g>
    )
  if (mood === 'thinking')
    return (
      <g>
        <path
          d="M64 98c4 16 22 22 40 8 6-6 9-13 10-22 0-3-4-4-5-1-1-3-5-3-6 0-2-2-5-1-5 2-4 6-16 8-34 13Z"
          fill={dark}
        />
        <path d="M60 96c2 16 18 21 31 11 3-4 5-8 5-13-10 2-22 4-36 2Z" fill={white} />
        <path d="M66 104c7 6 16 5 22-1" fill="none" stroke={shade} strokeWidth={3} strokeLinecap="round" />
      </g>
    )
  return (
    <g>
      <path
        d="M88 96c2 18-12 28-32 28-14 0-26-4-34-10 4 0 7-1 9-3-4 0-8-2-11-5 5 0 8-1 10-4 18-2 34-10 58-6Z"
        fill={dark}
      />
      <path d="M90 92c2 14-10 23-26 23-10 0-19-3-25-8 16-2 28-16 51-15Z" fill={white} />
      <path d="M50 108c12 4 24 1 32-7" fill="none" stroke={shade} strokeWidth={3} strokeLinecap="round" />
    </g>
  )
}

function FarWing(): ReactNode {
  return (
    <path
      d="M98 100c16-2 30-14 42-34 2-4-3-6-5-3 0-5-6-6-8-1 0-4-6-5-8 0-2-3-6-2-7 2-5 12-14 20-22 30Z"
      fill={dark}
    />
  )
}

function Legs({ mood }: { mood: MascotMood }): ReactNode {
  return (
    <g fill="none" stroke={red} strokeWidth={4.5} strokeLinecap="round" strokeLinejoin="round">
      {mood === 'sleeping' ? <path d="M62 100l13 17-12 3" /> : <path d="M61 100v47M53 151l8-4 10 4" />}
      <path d="M77 100v47M69 151l8-4 10 4" />
      <path d="M75.5 124h3" strokeWidth={6.5} />
      {mood !== 'sleeping' && <path d="M59.5 124h3" strokeWidth={6.5} />}
    </g>
  )
}

function Extras({ mood }: { mood: MascotMood }): ReactNode {
  if (mood === 'happy')
    return (
      <g fill="#f6b62f">
        <path d={starPath(7, 0.5412, 0, { x: 20, y: 40 })} />
        <path d={starPath(5, 0.5412, 0, { x: 62, y: 18 })} />
        <path d={starPath(6, 0.5412, 0, { x: 148, y: 92 })} />
      </g>
    )
  if (mood === 'sad') return <path d="M117 68c4 5 5 7 5 9a4.5 4.5 0 0 1-9 0c0-2 1-4 4-9Z" fill="#38b6cf" />
  if (mood === 'thinking')
    return (
      <g fill="var(--turquoise)">
        <path d={starPath(4, undefined, 0, { x: 70, y: 40 })} />
        <path d={starPath(6, undefined, 0, { x: 57, y: 27 })} />
        <path d={starPath(9, undefined, 0, { x: 38, y: 16 })} />
      </g>
    )
  if (mood === 'sleeping')
    return (
      <g
        fill="none"
        stroke="var(--turquoise)"
        strokeWidth={3.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="animate-bob"
      >
        <path d="M70 42h9l-9 10h9M52 22h12l-12 13h12" />
      </g>
    )
  return null
}

/** Laylak the stork in his doʻppi. One body; head, eye, beak and wing change with the mood. */
export function Mascot({ mood = 'hello', size = 140, label, className }: MascotProps): ReactNode {
  return (
    <svg
      viewBox="0 0 160 160"
      width={size}
      height={size}
      className={classNames('overflow-visible', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        d={starPath(72, undefined, 0, { x: 76, y: 80 })}
        fill="var(--mascot-ground)"
        stroke="var(--mascot-ground)"
        strokeWidth={8}
        strokeLinejoin="round"
      />
      <ellipse cx={70} cy={152} rx={36} ry={4.5} fill="var(--turquoise)" opacity={0.25} />
      <Legs mood={mood} />
      <g transform="translate(2 3) scale(.84)">
        {mood === 'happy' && <FarWing />}
        <path
          d="M22 108c10-2 18-6 26-12 10-9 24-14 40-12 16 1 24 12 22 24-2 14-18 22-36 22-16 0-26-6-34-14-6-1-12-4-18-8Z"
          fill={white}
        />
        <path d="M44 116c10 8 24 10 38 9 14-1 24-7 28-16-2 14-18 21-36 21-14 0-23-5-30-14Z" fill={shade} />
        {mood === 'thinking' || mood === 'sleeping' || mood === 'sad' ? (
          <>
            <Head mood={mood} />
            <Wing mood={mood} />
          </>
        ) : (
          <>
            <Wing mood={mood} />
            <Head mood={mood} />
          </>
        )}
        <Extras mood={mood} />
      </g>
    </svg>
  )
}
