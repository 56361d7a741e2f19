import { useTranslation } from 'react-i18next'
import type { Grade } from './verdict.ts'

/** Score, coins and points in one line; no grade is called so. */
export function useGradeText(): (grade: Grade) => string {
  const { t } = useTranslation()
  return ({ score, coins, points }) =>
    score === null ? t('review.grade_none', { coins, points }) : t('review.grade', { score, coins, points })
}
