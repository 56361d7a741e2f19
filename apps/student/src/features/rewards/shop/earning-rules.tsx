import type { PaidWay, WayToEarn } from '@qadam/contract'
import { Card } from '@qadam/ui/card'
import { Coin } from '@qadam/ui/coin'
import { Icon, type IconName } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'

/** Of each way its sign, and where it is gone. */
const known = {
  goal: { icon: 'flag', to: paths.home },
  lesson: { icon: 'check', to: paths.courses },
  module: { icon: 'trophy', to: paths.courses },
  review: { icon: 'practice', to: paths.courses },
  streak: { icon: 'flame', to: paths.profile },
  group_goal: { icon: 'users', to: paths.home },
  league: { icon: 'arrow-up', to: paths.leaderboard },
  invite: { icon: 'gift', to: paths.invite },
} as const satisfies Record<WayToEarn, { icon: IconName; to: string }>

const isKnown = (way: string): way is WayToEarn => way in known

/** All that coins are given for. Renders nothing as long as the server has not said it. */
export function EarningRules({ ways }: { ways: readonly PaidWay[] | undefined }): ReactNode {
  const { t } = useTranslation()
  if (!ways) return null
  return (
    <section aria-labelledby="earning" className="mt-8">
      <h2 id="earning" className="mb-3 text-lg font-bold">
        {t('shop.how')}
      </h2>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {ways.map(({ way, coins, days, is_most }) => {
          // A school may be newer than the app on this device.
          if (!isKnown(way)) return null
          const { icon, to } = known[way]
          return (
            <li key={`${way}-${days}`}>
              <Link to={to} className="block rounded-card text-ink no-underline">
                <Card className="flex items-center gap-3">
                  <span className="grid size-11 shrink-0 place-items-center rounded-full bg-turquoise-soft text-turquoise-text">
                    <Icon name={icon} size={22} />
                  </span>
                  <span className="min-w-0 flex-1 leading-5 font-medium break-words hyphens-auto">
                    {way === 'streak' ? t('shop.rule_streak', { count: days ?? 0 }) : t(`shop.way.${way}`)}
                  </span>
                  <span className="inline-flex items-center gap-1.5 font-display font-bold whitespace-nowrap text-saffron-text">
                    {is_most ? t('shop.up_to', { coins: formatNumber(coins) }) : `+${formatNumber(coins)}`}
                    <Coin size={22} label={t('shop.coin')} />
                  </span>
                </Card>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
