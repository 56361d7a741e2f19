import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Girih } from './girih.tsx'
import { Mascot, type MascotMood } from './mascot.tsx'

export interface EmptyStateProps {
  mood?: MascotMood
  title: string
  text?: ReactNode
  action?: ReactNode
  className?: string
}

export function EmptyState({ mood = 'hello', title, text, action, className }: EmptyStateProps): ReactNode {
  return (
    <div
      className={classNames(
        'relative isolate flex flex-col items-center overflow-hidden px-5 py-8 text-center',
        className,
      )}
    >
      <Girih fade="below" className="-z-10" />
      <Mascot mood={mood} size={148} />
      <h2 className="mt-4 text-xl font-bold text-ink">{title}</h2>
      {text && <p className="mt-1 max-w-[36ch] text-muted">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
