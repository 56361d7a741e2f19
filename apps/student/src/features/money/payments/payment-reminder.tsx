import type { User } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isScreenPlace } from '../../../platform/paths.ts'
import { daysText } from './days-text.ts'

/** The banner above the content: payment is due soon, or the account is frozen. */
export function PaymentReminder({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  const frozen = user.status === 'freezed'
  if (!frozen && !user.payment_reminder) return null
  const days = user.days_left_to_payment

  return (
    <aside
      data-reminder
      aria-label={t('shell.payment')}
      className={frozen ? 'bg-pomegranate-soft text-pomegranate-text' : 'bg-saffron-soft text-saffron-text'}
    >
      <div className="safe-x mx-auto flex w-full max-w-5xl flex-wrap items-center gap-x-3 py-1.5">
        <Icon name={frozen ? 'lock' : 'calendar'} size={20} />
        <p className="min-w-0 flex-1 basis-40 py-1 text-compact leading-5">
          {frozen && <strong className="font-semibold">{t('shell.account_frozen')} </strong>}
          {days !== null && daysText(days, t)}
        </p>
        {user.payment_link && (
          <a
            href={user.payment_link}
            target={isScreenPlace(user.payment_link) ? '' : '_blank'}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1 text-compact font-bold underline decoration-2 underline-offset-4"
          >
            {t('shell.make_payment')}
            <Icon name="arrow-right" size={18} />
          </a>
        )}
      </div>
    </aside>
  )
}
