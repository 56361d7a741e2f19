import { lazy, Suspense, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Girih } from './girih.tsx'
import type { MascotProps } from './mascot.tsx'

/** The room of the picture. On a phone lying on its side it leaves most of it to the text. */
const pictureSize = 'size-[148px] short:size-20'
const NoPicture = (_picture: MascotProps): ReactNode => <span className={pictureSize} />

// Few first views show it, and all would wait for it. What it says beside it needs no picture.
const Picture = lazy(async () => {
  const { Mascot } = await import('./mascot.tsx').catch(() => ({ Mascot: NoPicture }))
  return { default: Mascot }
})

export interface EmptyStateProps {
  mood?: MascotProps['mood']
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
      <Suspense fallback={<NoPicture />}>
        <Picture mood={mood} className={pictureSize} />
      </Suspense>
      <h2 className="mt-4 text-xl font-bold text-ink short:mt-1">{title}</h2>
      {text && <p className="mt-1 max-w-[36ch] text-balance text-muted">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
