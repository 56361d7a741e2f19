import { limits, type ReviewPage } from '@qadam/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** What earlier versions of the submission have earned its student already, and how much a decision can still add. */
export function PaidBefore({ paid }: { paid: ReviewPage['paid_before'] }): ReactNode {
  const { t } = useTranslation()
  if (paid.points === 0 && paid.coins === 0) return null
  const { maxPoints, maxCoins } = limits.review
  return (
    <p className="numbers rounded-control bg-ground px-3 py-2 text-sm text-muted">
      {t('review.paid_before', {
        coins: paid.coins,
        points: paid.points,
        coins_left: Math.max(0, maxCoins - paid.coins),
        points_left: Math.max(0, maxPoints - paid.points),
      })}
    </p>
  )
}
