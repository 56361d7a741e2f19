import { formatNumber } from '@qadam/web/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { studentPriceQuery } from './online-queries.ts'
import { PriceField } from './price-field.tsx'

/** What a month costs this student, and by which number they pay online. */
export function StudentPrice({ studentId }: { studentId: number }): ReactNode {
  const { t } = useTranslation()
  const { data } = useQuery(studentPriceQuery(studentId))
  // What is above does without it.
  if (!data) return null
  const { account, price, of, own } = data
  const wider =
    price === null || of === null
      ? t('payments.prices.none')
      : t(`payments.prices.of_${of}`, { value: formatNumber(price) })
  return (
    <div className="flex max-w-md flex-col gap-2">
      <p className="text-compact">
        {t('payments.prices.account')}:{' '}
        <span className="font-semibold select-all numbers">{`${account.slice(0, 5)} ${account.slice(5)}`}</span>
      </p>
      <PriceField
        label={t('payments.prices.student')}
        of={{ student_id: studentId }}
        price={own}
        hint={own === null ? wider : undefined}
      />
    </div>
  )
}
