import type { User } from '@qadam/contract'
import { Card } from '@qadam/ui/card'
import { Coin } from '@qadam/ui/coin'
import { StarTile } from '@qadam/ui/star-tile'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FittingNumber } from './fitting-number.tsx'

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

function Figure({ value, label, picture }: { value: number; label: string; picture: ReactNode }): ReactNode {
  return (
    <Card>
      <p className="flex items-center gap-2 text-compact text-muted">
        {picture}
        {label}
      </p>
      <FittingNumber value={value} size_rem={1.5} className="mt-1 leading-8" />
    </Card>
  )
}
