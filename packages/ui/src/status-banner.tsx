import { useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { clockFormat } from './countdown-clock.ts'
import { Countdown } from './countdown.tsx'
import { StarTile, type StarState } from './star-tile.tsx'

export type BannerStatus = 'uploaded' | 'approved' | 'rejected'

export interface Promised {
  until: Date | string
  /** Stands before the time that is left: "answer within". */
  label: string
  /** Stands in its place when the time is over. */
  late: string
  /** The time left, by default as a clock. */
  format?: (seconds: number) => string
  now?: () => number
}

export interface StatusBannerProps {
  status: BannerStatus
  title: string
  text?: ReactNode
  /** Until when an answer was promised. */
  promise?: Promised
  action?: ReactNode
  className?: string
}

const styles: Record<BannerStatus, { star: StarState; box: string }> = {
  uploaded: { star: 'checking', box: 'bg-saffron-soft [--tile-ground:var(--saffron-soft)]' },
  approved: { star: 'completed', box: 'bg-pistachio-soft [--tile-ground:var(--pistachio-soft)]' },
  rejected: { star: 'failed', box: 'bg-pomegranate-soft [--tile-ground:var(--pomegranate-soft)]' },
}

function PromiseLine({ until, label, late, format = clockFormat, now = Date.now }: Promised): ReactNode {
  const [isLate, setIsLate] = useState(() => new Date(until).getTime() <= now())
  if (isLate) return <p className="mt-2 text-sm font-medium text-ink">{late}</p>
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium text-ink">
      <span aria-hidden>{label}</span>
      <Countdown until={until} label={label} format={format} now={now} onEnd={() => setIsLate(true)} />
    </p>
  )
}

/** Where a handed-in work stands. */
export function StatusBanner({
  status,
  title,
  text,
  promise,
  action,
  className,
}: StatusBannerProps): ReactNode {
  const { star, box } = styles[status]
  return (
    <section
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card p-4 text-ink sm:flex-nowrap sm:p-5',
        box,
        className,
      )}
    >
      <StarTile state={star} size={64} className="m-1.5 self-start" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-lg font-bold">{title}</h2>
        {text && <p className="mt-0.5 text-compact leading-6 text-pretty">{text}</p>}
        {promise && <PromiseLine key={String(promise.until)} {...promise} />}
      </div>
      {action && <div className="w-full sm:w-auto">{action}</div>}
    </section>
  )
}
