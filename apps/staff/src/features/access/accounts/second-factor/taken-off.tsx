import type { SecondFactor } from '@qadam/contract'
import { Notice } from '@qadam/ui/notice'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../platform/times.ts'

/** Tells whose second factor an admin took off: it may have been somebody who only said to be them. */
export function TakenOff({
  by: taken,
  action,
}: {
  by: SecondFactor['taken_off']
  action?: ReactNode
}): ReactNode {
  const { t } = useTranslation()
  if (!taken) return null
  return (
    <Notice
      tone="pomegranate"
      icon="warning"
      title={t('second_factor.taken_off', { name: taken.by, moment: formatMoment(taken.at) })}
      text={t('second_factor.taken_off_text')}
      action={action}
    />
  )
}
