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
        'relative isolate flex flex-col items-center overflow-hidden px-5 py-8 text-center short:py-3',
        className,
      )}
    >
      <Girih fade="below" className="-z-10" />
      {/* On a phone lying on its side the picture leaves the room to what is said. */}
      <Mascot mood={mood} size={148} className="short:size-20" />
      <h2 className="mt-4 text-xl font-bold text-ink short:mt-1">{title}</h2>
      {text && <p className="mt-1 max-w-[36ch] text-muted">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
