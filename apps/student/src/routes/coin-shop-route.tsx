import { limits } from '@qadam/contract'
import { Card } from '@qadam/ui/card'
import { Coin } from '@qadam/ui/coin'
import { Girih } from '@qadam/ui/girih'
import { Icon, type IconName } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/accounts/use-user.ts'
import { FittingNumber } from '../features/rewards/fitting-number.tsx'
import { formatNumber } from '../platform/i18n/format.ts'
import { PageTitle } from '../platform/page-title.tsx'

interface Rule {
  icon: IconName
  text: 'shop.rule_lesson' | 'shop.rule_module' | 'shop.rule_streak'
  days?: number
  coins: number
}

const rules: readonly Rule[] = [
  { icon: 'check', text: 'shop.rule_lesson', coins: limits.rewards.lessonCoins },
  { icon: 'trophy', text: 'shop.rule_module', coins: limits.rewards.moduleCoins },
  ...Object.entries(limits.streak.bonuses).map(([days, coins]): Rule => ({
    icon: 'flame',
    text: 'shop.rule_streak',
    days: Number(days),
    coins,
  })),
]

export function CoinShopRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle>{t('shell.coin_shop')}</PageTitle>
      <h1 className="mb-4 text-[28px] font-bold sm:text-4xl">{t('shell.coin_shop')}</h1>
      <Card look="hero" className="flex items-center gap-4 p-5 sm:p-7">
        <Girih tone="white" opacity={0.18} tile={72} fade="left" className="-z-10" />
        <Coin size={64} className="shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="text-white/85">{t('shop.your_coins')}</p>
          <FittingNumber value={user.coins} size_rem={2.25} className="leading-10" />
        </div>
      </Card>
      <h2 className="mt-8 mb-3 text-lg font-bold">{t('shop.how')}</h2>
      <ul className="flex flex-col gap-3">
        {rules.map(({ icon, text, days, coins }) => (
          <li key={`${text}-${days}`}>
            <Card className="flex items-center gap-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-turquoise-soft text-turquoise-text">
                <Icon name={icon} size={22} />
              </span>
              <span className="min-w-0 flex-1 leading-5 font-medium">{t(text, { count: days ?? 0 })}</span>
              <span className="inline-flex items-center gap-1.5 font-display font-bold text-saffron-text">
                +{formatNumber(coins)}
                <Coin size={22} label={t('shop.coin')} />
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
