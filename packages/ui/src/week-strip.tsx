import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { starPath } from './star-geometry.ts'

export type WeekDayState = 'earned' | 'frozen' | 'missed' | 'today' | 'future'

export interface WeekDay {
  label: string
  state: WeekDayState
  /** The state in words, for screen readers. */
  stateLabel?: string
  /** Marks today when it is already earned or frozen. */
  current?: boolean
}

export interface WeekStripProps {
  days: WeekDay[]
  label?: string
  className?: string
}

const body = starPath(20)
export const flamePath =
  'M0-11C.9-5.5 8-3 8 4.2A8 8 0 0 1-8 4.2C-8 1-6.3-1 -5-3-4.3-1.2-3.6-.3-2.3 0-2.9-3.8-2.3-8 0-11Z'
const drop = 'M0 10C-3 8.5-3.6 5 0 1.5 3.6 5 3 8.5 0 10Z'

export function DayStar({ state, size = 36 }: { state: WeekDayState; size?: number }): ReactNode {
  const filled = { strokeWidth: 4, strokeLinejoin: 'round' } as const
  return (
    <svg viewBox="-24 -24 48 48" width={size} height={size} className="h-auto max-w-full" aria-hidden>
      {state === 'earned' && (
        <>
          <path d={body} fill="var(--pomegranate)" stroke="var(--pomegranate)" {...filled} />
          <path d={flamePath} fill="#fff" />
          <path d={drop} fill="var(--pomegranate)" />
        </>
      )}
      {state === 'frozen' && (
        <>
          <path
            d={body}
            fill="var(--turquoise-soft)"
            stroke="var(--turquoise)"
            strokeWidth={2.5}
            strokeLinejoin="round"
          />
          <path
            d="M0-10V10M-8.7-5 8.7 5M8.7-5-8.7 5M-3-8 0-5.5 3-8M-3 8 0 5.5 3 8"
            fill="none"
            stroke="var(--turquoise-text)"
            strokeWidth={2.5}
            strokeLinecap="round"
          />
        </>
      )}
      {state === 'today' && (
        <>
          <path
            d={body}
            fill="none"
            stroke="var(--pomegranate)"
            strokeWidth={3}
            strokeLinecap="round"
            strokeDasharray="0.1 6.1"
            strokeLinejoin="round"
          />
          <path
            d={flamePath}
            fill="none"
            stroke="var(--pomegranate)"
            strokeWidth={2}
            strokeLinejoin="round"
            transform="scale(.8)"
          />
        </>
      )}
      {state === 'missed' && (
        <>
          <path d={body} fill="var(--tile)" stroke="var(--tile)" {...filled} />
          <path d="M-5-5 5 5M5-5-5 5" stroke="var(--tile-ink)" strokeWidth={3} strokeLinecap="round" />
        </>
      )}
      {state === 'future' && <path d={body} fill="var(--tile)" stroke="var(--tile)" {...filled} />}
    </svg>
  )
}

export function WeekStrip({ days, label, className }: WeekStripProps): ReactNode {
  return (
    <ol aria-label={label} className={classNames('flex justify-between gap-1', className)}>
      {days.map((day) => {
        const current = day.current ?? day.state === 'today'
        return (
          <li
            key={day.label}
            aria-current={current ? 'date' : undefined}
            className="flex w-9 min-w-0 flex-col items-center gap-1"
          >
            <DayStar state={day.state} />
            <span
              className={classNames('text-caption leading-4', current ? 'font-bold text-ink' : 'text-muted')}
            >
              {day.label}
            </span>
            {day.stateLabel && <span className="sr-only">{day.stateLabel}</span>}
          </li>
        )
      })}
    </ol>
  )
}
