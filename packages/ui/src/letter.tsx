import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { starPath } from './star-geometry.ts'

export interface LetterProps {
  /** Who wrote it. */
  from: string
  position?: string
  portrait?: ReactNode
  /** As it is read. */
  date: string
  dateTime: string
  title?: string
  /** What the stamp says. */
  tone?: 'approved' | 'rejected' | 'neutral'
  /** The words: the line breaks of text are preserved; sanitised HTML comes in an element of class prose. */
  children: ReactNode
  className?: string
}

const stamps = {
  approved: { ink: 'text-pistachio-text', icon: 'check' },
  rejected: { ink: 'text-pomegranate-text', icon: 'refresh' },
  neutral: { ink: 'text-turquoise-text', icon: 'text' },
} as const

const star = starPath(15)

function Stamp({ tone }: { tone: keyof typeof stamps }): ReactNode {
  const { ink, icon } = stamps[tone]
  return (
    <span
      aria-hidden
      className={classNames('relative float-right mt-1 ml-4 grid size-16 rotate-6 place-items-center', ink)}
    >
      <svg viewBox="0 0 64 64" className="absolute inset-0 size-full" fill="none" stroke="currentColor">
        <rect
          x="2"
          y="2"
          width="60"
          height="60"
          rx="3"
          strokeWidth="4"
          strokeDasharray="0.1 6.9"
          strokeLinecap="round"
        />
        <rect x="7" y="7" width="50" height="50" rx="2" strokeWidth="1.25" opacity="0.6" />
        <g transform="translate(32 32)" strokeLinejoin="round">
          <path d={star} fill="currentColor" fillOpacity="0.14" strokeWidth="1.5" transform="scale(1.35)" />
        </g>
      </svg>
      <Icon name={icon} size={22} stroke={2.5} className="relative" />
    </span>
  )
}

/** A teacher's words as a letter with a stamp. */
export function Letter({
  from,
  position,
  portrait,
  date,
  dateTime,
  title,
  tone = 'neutral',
  children,
  className,
}: LetterProps): ReactNode {
  return (
    <article
      className={classNames(
        'relative overflow-hidden rounded-card border border-line bg-card shadow-card',
        className,
      )}
    >
      <span
        aria-hidden
        className="block h-2 bg-[repeating-linear-gradient(115deg,var(--turquoise)_0_14px,transparent_14px_26px,var(--saffron)_26px_40px,transparent_40px_52px)]"
      />
      <div className="flow-root px-5 pt-4 pb-4">
        <Stamp tone={tone} />
        <time dateTime={dateTime} className="text-sm text-muted">
          {date}
        </time>
        {title && <h3 className="mt-0.5 text-lg font-bold text-ink">{title}</h3>}
        <div className="mt-2 text-lead leading-7 whitespace-pre-line text-ink has-[.prose]:whitespace-normal">
          {children}
        </div>
      </div>
      <footer className="mx-5 flex items-center gap-3 border-t border-dashed border-line py-3">
        {portrait}
        <span className="min-w-0">
          <span className="block leading-5 font-semibold text-ink">{from}</span>
          {position && <span className="block text-sm leading-5 text-muted">{position}</span>}
        </span>
      </footer>
    </article>
  )
}
