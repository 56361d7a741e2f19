import type { ShopView } from '@qadam/contract'
import { Card } from '@qadam/ui/card'
import { Coin } from '@qadam/ui/coin'
import { Icon, type IconName } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/i18n/format.ts'

interface Rule {
  icon: IconName
  text: 'shop.rule_lesson' | 'shop.rule_module' | 'shop.rule_streak'
  days?: number
  coins: number
}

/** What is paid for nothing is no rule. */
const rulesOf = ({ lesson, module, streaks }: NonNullable<ShopView['earning']>): Rule[] =>
  [
    { icon: 'check', text: 'shop.rule_lesson', coins: lesson } as const,
    { icon: 'trophy', text: 'shop.rule_module', coins: module } as const,
    ...streaks.map((streak) => ({ icon: 'flame', text: 'shop.rule_streak', ...streak }) as const),
  ].filter(({ coins }) => coins > 0)

/** What coins are given for. Renders nothing as long as the server has not said it. */
export function EarningRules({ earning }: { earning: ShopView['earning'] }): ReactNode {
  const { t } = useTranslation()
  if (!earning) return null
  return (
    <section aria-labelledby="earning" className="mt-8">
      <h2 id="earning" className="mb-3 text-lg font-bold">
        {t('shop.how')}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {rulesOf(earning).map(({ icon, text, days, coins }) => (
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
    </section>
  )
}
