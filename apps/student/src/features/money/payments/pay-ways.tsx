import type { OnlinePayment } from '@qadam/contract'
import { buttonClass } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format.ts'

interface PayWaysProps {
  online: OnlinePayment
  /** On the picture of the hero card the first way is the light one. */
  look?: 'plain' | 'hero'
}

/** One button a provider, with what a month costs and the number by which it may be paid elsewhere. */
export function PayWays({ online: { account, price, ways }, look = 'plain' }: PayWaysProps): ReactNode {
  const { t } = useTranslation()
  const quiet = look === 'hero' ? 'text-white/90' : 'text-muted'
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="text-compact">
        {t('payments.month')}:{' '}
        <span className="font-semibold whitespace-nowrap numbers">
          {t('payments.sum', { value: formatNumber(price) })}
        </span>
      </p>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {ways.map(({ provider, url }, index) => (
          <a
            key={provider}
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({
              variant: look === 'hero' ? 'light' : index === 0 ? 'primary' : 'secondary',
            })}
          >
            {t('payments.pay_by', { provider: t(`payments.methods.${provider}`) })}
            <Icon name="arrow-right" size={18} />
          </a>
        ))}
      </div>
      <p className={`text-sm ${quiet}`}>
        {t('payments.account')}:{' '}
        <span className="font-semibold whitespace-nowrap select-all numbers">
          {`${account.slice(0, 5)} ${account.slice(5)}`}
        </span>
        . {t('payments.account_hint')}
      </p>
    </div>
  )
}
