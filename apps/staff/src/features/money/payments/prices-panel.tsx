import { Card } from '@qadam/ui/card'
import { Skeleton } from '@qadam/ui/skeleton'
import { formatNumber } from '@qadam/web/format'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pricesQuery } from './online-queries.ts'
import { PriceField } from './price-field.tsx'

/** What a month costs: the school's price, and those of groups that have their own. */
export function PricesPanel(): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(pricesQuery)
  const { data } = read
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={240} />} />
  const { school, groups, providers } = data
  const wider =
    school === null
      ? t('payments.prices.none')
      : t('payments.prices.of_school', { value: formatNumber(school) })
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <p className="text-compact text-muted">
        {providers.length === 0
          ? t('payments.prices.not_connected')
          : t('payments.prices.connected', {
              names: providers.map((name) => t(`payments.methods.${name}`)).join(', '),
            })}
      </p>
      <Card>
        <PriceField
          label={t('payments.prices.school')}
          of={{}}
          price={school}
          hint={t('payments.prices.school_hint')}
        />
      </Card>
      {groups.length > 0 && (
        <Card>
          <h2 className="mb-3 text-lg font-bold">{t('payments.prices.groups')}</h2>
          <ul className="flex flex-col gap-4">
            {groups.map(({ id, name, price }) => (
              <li key={id}>
                <PriceField
                  label={name}
                  of={{ group_id: id }}
                  price={price}
                  hint={price === null ? wider : undefined}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
