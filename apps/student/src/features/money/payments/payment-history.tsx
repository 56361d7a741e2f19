import type { OnlinePayment, Payment, User } from '@qadam/contract'
import { Button, buttonClass } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { formatDay } from '../../../platform/i18n/sizes-and-moments.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { replyQuery } from '../../../platform/reply-query.ts'
import { daysText } from './days-text.ts'
import { PayWays } from './pay-ways.tsx'

/** A year of months. */
const FIRST = 12

/** When the next payment is due and how to make it, and what was paid. */
export default function PaymentHistory({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const read = useQuery({
    // A payment that arrives changes how the account stands, and so is asked for at once.
    ...replyQuery(['payments', user.id, user.status, user.days_left_to_payment], 'payments', {}),
    staleTime: 0,
  })
  return (
    <QueryView query={read} skeleton={<Skeleton height={120} />}>
      {(data) => (
        <div className="overflow-hidden rounded-card border border-line bg-card">
          <Standing {...data} />
          {data.history.length === 0 ? (
            <p className="border-t border-line px-4 py-3 text-compact text-muted">{t('payments.empty')}</p>
          ) : (
            <ul>
              {data.history.slice(0, isWhole ? undefined : FIRST).map((payment) => (
                <Paid key={payment.id} payment={payment} />
              ))}
            </ul>
          )}
          {!isWhole && data.history.length > FIRST && (
            <div className="border-t border-line">
              <Button full variant="ghost" onClick={() => setWhole(true)}>
                {t('payments.more')}
              </Button>
            </div>
          )}
        </div>
      )}
    </QueryView>
  )
}

interface StandingProps {
  next_due_on: string | null
  days_left_to_payment: number | null
  frozen: boolean
  payment_link: string | null
  online: OnlinePayment | null
}

function Standing({
  next_due_on,
  days_left_to_payment: left,
  frozen,
  payment_link,
  online,
}: StandingProps): ReactNode {
  const { t } = useTranslation()
  if (next_due_on === null || left === null) return <p className="px-4 py-3">{t('payments.none_due')}</p>
  return (
    <div className="flex flex-col items-start gap-2 p-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{t('payments.next')}:</span>
        <span className="font-display font-bold numbers">{formatDay(next_due_on)}</span>
      </p>
      <Chip
        tone={frozen || left < 0 ? 'pomegranate' : left <= 5 ? 'saffron' : 'neutral'}
        icon={<Icon name={frozen ? 'lock' : 'calendar'} size={15} />}
      >
        {daysText(left, t)}
      </Chip>
      {frozen && <p className="text-compact text-pomegranate-text">{t('payments.frozen')}</p>}
      {online ? (
        <PayWays online={online} />
      ) : payment_link ? (
        <a
          href={payment_link}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: frozen ? 'primary' : 'secondary' })}
        >
          {t('shell.make_payment')}
          <Icon name="arrow-right" size={18} />
        </a>
      ) : (
        <p className="text-compact text-muted">{t('payments.ask')}</p>
      )}
    </div>
  )
}

function Paid({ payment }: { payment: Payment }): ReactNode {
  const { t } = useTranslation()
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-2.5">
      <Icon name="check" size={20} className="shrink-0 text-pistachio-text" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold numbers">
          {t('payments.sum', { value: formatNumber(payment.amount) })}
        </span>
        <span className="block text-sm text-muted">
          <span className="numbers">{formatDay(payment.paid_on)}</span>
          {` · ${t(`payments.methods.${payment.method}`)}`}
        </span>
      </span>
      <span className="shrink-0 text-right text-sm text-muted numbers">
        {t('payments.until', { day: formatDay(payment.paid_until) })}
      </span>
    </li>
  )
}
