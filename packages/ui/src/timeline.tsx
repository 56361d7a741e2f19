import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { starPath } from './star-geometry.ts'

export type TimelineTone = 'sent' | 'checking' | 'approved' | 'rejected'

export interface TimelineItem {
  id: string
  tone: TimelineTone
  icon?: IconName
  title: ReactNode
  /** As it is read: "yesterday, 14:20". */
  time: string
  /** The same in ISO form. */
  dateTime: string
  children?: ReactNode
}

export interface TimelineProps {
  /** Names the list. */
  label: string
  items: readonly TimelineItem[]
  className?: string
}

const marks: Record<TimelineTone, { icon: IconName; face: string; ink: string }> = {
  sent: { icon: 'send', face: 'var(--turquoise-strong)', ink: 'text-on-turquoise' },
  checking: { icon: 'hourglass', face: 'var(--saffron)', ink: 'text-on-saffron' },
  approved: { icon: 'check', face: 'var(--pistachio-strong)', ink: 'text-on-pistachio' },
  rejected: { icon: 'refresh', face: 'var(--pomegranate)', ink: 'text-on-pomegranate' },
}

const star = starPath(19)

function Mark({ tone, icon }: Pick<TimelineItem, 'tone' | 'icon'>): ReactNode {
  const { icon: own, face, ink } = marks[tone]
  return (
    <span aria-hidden className={classNames('relative grid size-10 place-items-center', ink)}>
      <svg viewBox="-20 -20 40 40" className="absolute inset-0 size-full">
        <path d={star} fill={face} stroke={face} strokeWidth={2} strokeLinejoin="round" />
      </svg>
      <Icon name={icon ?? own} size={18} stroke={2.25} className="relative" />
    </span>
  )
}

/** Events one below the other on a strap: the caller decides which end is the newest. */
export function Timeline({ label, items, className }: TimelineProps): ReactNode {
  return (
    <ol aria-label={label} className={classNames('flex flex-col', className)}>
      {items.map(({ id, tone, icon, title, time, dateTime, children }, index) => (
        <li key={id} className="relative grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 pb-6 last:pb-0">
          {index < items.length - 1 && (
            <span
              aria-hidden
              className="absolute top-10 bottom-0 left-5 w-1.5 -translate-x-1/2 border-x-2 border-control/45"
            />
          )}
          <Mark tone={tone} icon={icon} />
          <div className="min-w-0">
            <div className="flex min-h-10 flex-wrap items-center gap-x-3">
              <span className="font-semibold text-ink">{title}</span>
              <time dateTime={dateTime} className="text-sm text-muted numbers">
                {time}
              </time>
            </div>
            {children && <div className="mt-2 flex flex-col gap-3">{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
