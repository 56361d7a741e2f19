import { buttonClass } from '@qadam/ui/button'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { profilePath } from '../../../platform/profile-parts.ts'
import { replyQuery } from '../../../platform/reply-query.ts'
import { PayWays } from './pay-ways.tsx'

/** The ways to pay on a screen that is frozen; where there are none online, the school's own link. */
export default function PayHere({ look }: { look?: 'plain' | 'hero' }): ReactNode {
  const { t } = useTranslation()
  const { data, error } = useQuery({
    ...replyQuery(['payments', 'ways'], 'payments', {}),
    staleTime: 0,
  })
  if (data?.online) return <PayWays online={data.online} look={look ?? 'plain'} />
  // What can't be read here is on the profile too, with its own way to try again.
  const link = data ? data.payment_link : error ? profilePath('payments') : undefined
  if (link === undefined) return <Skeleton height={96} />
  if (link === null)
    return <p className={look === 'hero' ? 'text-white/90' : 'text-muted'}>{t('payments.ask')}</p>
  return (
    <a
      href={link}
      {...(data && { target: '_blank', rel: 'noreferrer' })}
      className={buttonClass({ variant: look === 'hero' ? 'light' : 'primary', size: 'lg', full: true })}
    >
      {t('shell.make_payment')}
    </a>
  )
}
