import { CountUp } from '@qadam/ui/count-up'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../platform/i18n/format.ts'

/** The width of a sign in the display type, of its size. */
const SIGN_em = 0.73

interface FittingNumberProps {
  value: number
  /** As long as there is room for it. */
  size_rem: number
  className?: string
}

/** A number in the display type, which is wide: one that would not fit in one piece is set smaller. */
export function FittingNumber({ value, size_rem, className }: FittingNumberProps): ReactNode {
  const fitting = 100 / (formatNumber(value).length * SIGN_em)
  return (
    <div className="[container-type:inline-size]">
      <p
        className={`font-display font-bold whitespace-nowrap ${className ?? ''}`}
        style={{ fontSize: `min(${size_rem}rem, ${fitting}cqi)` }}
      >
        <CountUp value={value} format={formatNumber} />
      </p>
    </div>
  )
}
