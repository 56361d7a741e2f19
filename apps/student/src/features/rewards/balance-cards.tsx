import type { User } from '@qadam/contract'
import { Card } from '@qadam/ui/card'
import { Coin } from '@qadam/ui/coin'
import { CountUp } from '@qadam/ui/count-up'
import { StarTile } from '@qadam/ui/star-tile'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/i18n/format.ts'

/** Points and coins, side by side. */
export function BalanceCards({ user }: { user: Pick<User, 'points' | 'coins'> }): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-3">
      <Figure
        value={user.points}
        label={t('shell.points')}
        picture={<StarTile state="open" size={26} icon="star" className="[&_.animate-breathe]:hidden" />}
      />
      <Figure value={user.coins} label={t('shell.coins')} picture={<Coin size={28} />} />
    </div>
  )
}

/** The width of a sign in the display type, of its size. */
const SIGN_em = 0.73

/** Unbounded is wide: a number that would not fit into its card in one piece is set smaller. */
function sizeOf(value: number): string {
  return `min(1.5rem, ${100 / (formatNumber(value).length * SIGN_em)}cqi)`
}

function Figure({ value, label, picture }: { value: number; label: string; picture: ReactNode }): ReactNode {
  return (
    <Card>
      <p className="flex items-center gap-2 text-[15px] text-muted">
        {picture}
        {label}
      </p>
      <div className="[container-type:inline-size]">
        <p
          className="mt-1 font-display leading-8 font-bold whitespace-nowrap"
          style={{ fontSize: sizeOf(value) }}
        >
          <CountUp value={value} format={formatNumber} />
        </p>
      </div>
    </Card>
  )
}
