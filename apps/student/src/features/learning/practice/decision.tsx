import '@qadam/ui/prose.css'
import { limits, type Submission } from '@qadam/contract'
import { Coin } from '@qadam/ui/coin'
import { Icon } from '@qadam/ui/icon'
import { Letter } from '@qadam/ui/letter'
import { Prose } from '@qadam/ui/prose'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { formatMoment } from '../../../platform/i18n/sizes-and-moments.ts'

/** The teacher's words on a version that was decided. */
export function TeacherLetter({ submission }: { submission: Submission }): ReactNode {
  const { t } = useTranslation()
  const { status, reviewer, teacher_comment, reviewed_at } = submission
  if (status === 'uploaded' || reviewed_at === null) return null
  return (
    <Letter
      from={reviewer ?? t('practice.letter.unknown')}
      position={reviewer === null ? undefined : t('practice.letter.role')}
      date={formatMoment(reviewed_at)}
      dateTime={reviewed_at}
      tone={status}
      title={t(`practice.letter.${status}`)}
    >
      {teacher_comment ? (
        <Prose className="max-w-none" html={teacher_comment} />
      ) : (
        <p className="text-muted">{t(`practice.letter.nothing_${status}`)}</p>
      )}
    </Letter>
  )
}

/** The score, and what it brought. */
export function Earned({ submission }: { submission: Submission }): ReactNode {
  const { t } = useTranslation()
  const { status, score, points_awarded: points, coins_awarded: coins } = submission
  if (status === 'uploaded') return null
  const pill = 'flex items-center gap-2 rounded-full px-4 py-2'
  const figure = 'font-display text-lg font-bold numbers'
  return (
    <ul aria-label={t('practice.earned.title')} className="flex flex-wrap gap-2.5">
      {score !== null && (
        <li className={`${pill} bg-turquoise-soft text-turquoise-text`}>
          <Icon name="trophy" size={22} />
          <span className="text-compact font-medium">{t('practice.earned.score')}</span>
          <span className={figure} aria-hidden>
            {formatNumber(score)}
          </span>
          <span className="sr-only">
            {t('practice.earned.score_of', { score, max: limits.review.maxScore })}
          </span>
        </li>
      )}
      {points !== null && points > 0 && (
        <li className={`${pill} bg-pistachio-soft text-pistachio-text`}>
          <Icon name="star" size={22} />
          <span className={figure}>+{formatNumber(points)}</span>
          <span className="text-compact font-medium">{t('test.result.points', { count: points })}</span>
        </li>
      )}
      {coins !== null && coins > 0 && (
        <li className={`${pill} bg-saffron-soft text-saffron-text`}>
          <Coin size={22} />
          <span className={figure}>+{formatNumber(coins)}</span>
          <span className="text-compact font-medium">{t('test.result.coins', { count: coins })}</span>
        </li>
      )}
    </ul>
  )
}
