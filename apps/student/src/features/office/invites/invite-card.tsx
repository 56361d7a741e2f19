import { Coin } from '@qadam/ui/coin'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../access/accounts/use-user.ts'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'

/** The way to the own invitation. */
export function InviteCard(): ReactNode {
  const { t } = useTranslation()
  const { invite_coins: coins } = useUser()
  return (
    <Link
      to={paths.invite}
      className="flex min-h-20 items-center gap-3 rounded-card border border-line bg-card p-4 text-ink"
    >
      <Coin size={40} className="shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t('invite.card')}</span>
        <span className="block text-sm leading-5 text-muted">
          {coins === undefined
            ? t('invite.card_text')
            : t('invite.card_coins', { count: coins, coins: formatNumber(coins) })}
        </span>
      </span>
      <Icon name="chevron-right" size={20} />
    </Link>
  )
}
