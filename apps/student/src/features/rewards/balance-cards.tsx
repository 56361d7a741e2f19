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

/** Unbounded is wide: seven digits and more step back to stay in one piece beside the other card. */
function sizeOf(value: number): string {
  const { length } = formatNumber(value)
  return length > 9 ? 'text-sm sm:text-xl' : length > 7 ? 'text-base sm:text-2xl' : 'text-2xl'
}

function Figure({ value, label, picture }: { value: number; label: string; picture: ReactNode }): ReactNode {
  return (
    <Card>
      <p className="flex items-center gap-2 text-[15px] text-muted">
        {picture}
        {label}
      </p>
      <CountUp
        value={value}
        format={formatNumber}
        className={`mt-1 block font-display leading-8 font-bold whitespace-nowrap ${sizeOf(value)}`}
      />
    </Card>
  )
}
