import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Coin } from './coin.tsx'
import { CountUp } from './count-up.tsx'
import { starPath } from './star-geometry.ts'

export interface BalanceProps {
  points?: number
  coins: number
  labels: { points?: string; coins: string }
  format?: (value: number) => string
  className?: string
}

/** The pill with coins and, when given, points. */
export function Balance({ points, coins, labels, format, className }: BalanceProps): ReactNode {
  return (
    <span
      data-balance
      className={classNames(
        // Where both sums have no room side by side, the second is left out rather than cut.
        'flex max-h-9 min-h-9 flex-wrap content-start items-center gap-x-3 overflow-hidden rounded-full border border-line bg-card px-3 font-semibold whitespace-nowrap text-ink max-[22rem]:gap-x-2 max-[22rem]:px-2.5 [&>span]:min-h-[34px]',
        className,
      )}
    >
      {points !== undefined && (
        <span className="inline-flex items-center gap-1.5">
          <svg viewBox="-12 -12 24 24" width={18} height={18} aria-hidden>
            <path
              d={starPath(9.5)}
              fill="var(--turquoise)"
              stroke="var(--turquoise)"
              strokeWidth={3}
              strokeLinejoin="round"
            />
          </svg>
          <span className="sr-only">{labels.points}</span>
          <CountUp value={points} format={format} />
        </span>
      )}
      <span className="inline-flex items-center gap-1.5">
        <Coin size={20} />
        <span className="sr-only">{labels.coins}</span>
        <CountUp value={coins} format={format} />
      </span>
    </span>
  )
}
