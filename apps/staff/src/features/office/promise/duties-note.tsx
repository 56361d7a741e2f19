import { Notice } from '@qadam/ui/notice'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../platform/times.ts'
import { dutiesQuery } from './promise-queries.ts'

/** Shows a deputy for whom they review, and until when: those submissions are in their own queue. */
export function DutiesNote(): ReactNode {
  const { t } = useTranslation()
  const { data } = useQuery(dutiesQuery)
  if (!data || (data.covering.length === 0 && data.passed === 0)) return null
  return (
    <Notice
      tone="turquoise"
      icon="users"
      title={t('promise.duties')}
      text={
        <>
          {data.covering.map(({ teacher, until }) => (
            <span key={teacher} className="block">
              {t('promise.covering', { name: teacher, day: formatDate(until) })}
            </span>
          ))}
          {data.passed > 0 && (
            <span className="block">{t('promise.passed_to_you', { count: data.passed })}</span>
          )}
        </>
      }
    />
  )
}
