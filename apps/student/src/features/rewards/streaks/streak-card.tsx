import type { User } from '@qadam/contract'
import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format.ts'

type StreakOwner = Pick<User, 'current_streak' | 'streak_earned_today' | 'status'>

/** What there is to do about it today. A frozen day neither earns nor breaks. */
function adviceOf(user: StreakOwner): 'frozen' | 'frozen_none' | 'earned' | 'keep' | 'begin' {
  if (user.status === 'freezed') return user.current_streak > 0 ? 'frozen' : 'frozen_none'
  if (user.streak_earned_today) return 'earned'
  return user.current_streak > 0 ? 'keep' : 'begin'
}

/** Days in a row, and below them the days of the week where they are given. */
export function StreakCard({ user, week }: { user: StreakOwner; week?: ReactNode }): ReactNode {
  const { t } = useTranslation()
  const streak = user.current_streak
  return (
    <Card>
      <div className="flex items-center gap-3">
        <Icon
          name="flame"
          size={36}
          className={streak > 0 ? 'fill-pomegranate text-pomegranate' : 'text-control'}
        />
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span
              className={`font-display text-2xl leading-8 font-bold ${streak > 0 ? 'text-pomegranate-text' : 'text-muted'}`}
            >
              {formatNumber(streak)}
            </span>
            <span className="font-semibold">{t('home.streak', { count: streak })}</span>
          </p>
          <p className="text-sm leading-5 text-muted">{t(`home.streak_${adviceOf(user)}`)}</p>
        </div>
      </div>
      {week && <div className="mt-3">{week}</div>}
    </Card>
  )
}
