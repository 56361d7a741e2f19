import { achievementKinds, type AchievementKind, type User } from '@qadam/contract'
import { Card } from '@qadam/ui/card'
import { Chip } from '@qadam/ui/chip'
import { Medal } from '@qadam/ui/medal'
import { Skeleton } from '@qadam/ui/skeleton'
import { StarBurst } from '@qadam/ui/star-burst'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isKnownKind, medals } from './achievement-medals.ts'
import { achievementsQuery } from './achievements-query.ts'
import { LevelRow } from './level-row.tsx'
import { useNewAchievements } from './use-new-achievements.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { formatDay } from '../../../platform/i18n/sizes-and-moments.ts'
import { schoolDay } from '../../../platform/school-times.ts'

interface Shown {
  kind: AchievementKind
  /** Earned and not celebrated before. */
  isNew: boolean
  /** None of what is still to be earned. */
  earnedAt?: string
}

/** The level of the student's points, what they have earned, and what there is to earn. */
export default function AchievementsCard({ user }: { user: Pick<User, 'exam'> }): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(achievementsQuery)
  const { data } = read
  const celebrated = useNewAchievements(data)
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={480} />} />
  const earned = data.earned.flatMap(({ kind, earned_at, is_new }): Shown[] =>
    isKnownKind(kind) ? [{ kind, earnedAt: earned_at, isNew: is_new || celebrated.has(kind) }] : [],
  )
  const isThere = (kind: AchievementKind) => earned.some((one) => one.kind === kind)
  // The exam is for those whom the school lets take it.
  const missing = achievementKinds.filter((kind) => !isThere(kind) && (user.exam || kind !== 'exam_finished'))
  const all: Shown[] = [
    ...earned.filter(({ isNew }) => isNew),
    ...earned.filter(({ isNew }) => !isNew),
    ...missing.map((kind) => ({ kind, isNew: false })),
  ]
  return (
    <section aria-label={t('achievements.title')}>
      <Card flush>
        <LevelRow level={data.level} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line px-4 pt-3">
          <h2 className="text-lg font-bold">{t('achievements.title')}</h2>
          <p className="text-compact text-muted numbers">
            {t('achievements.count', { earned: earned.length, total: all.length })}
          </p>
        </div>
        <p role="status" className="px-4 text-compact text-muted">
          {celebrated.size > 0
            ? t('achievements.fresh', { count: celebrated.size })
            : missing.length > 0
              ? t('achievements.waiting', { count: missing.length })
              : t('achievements.complete')}
        </p>
        <ul className="grid gap-x-4 gap-y-3 p-4 sm:grid-cols-2">
          {all.map((one) => (
            <Achievement key={one.kind} {...one} isNew={celebrated.has(one.kind)} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Achievement({ kind, earnedAt, isNew }: Shown): ReactNode {
  const { t } = useTranslation()
  return (
    <li className="flex items-center gap-3">
      <span className="relative grid shrink-0 place-items-center">
        <Medal {...medals[kind]} earned={earnedAt !== undefined} size={60} />
        {isNew && <StarBurst reach={52} sparks={12} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-6 font-semibold break-words">
          {t(`achievements.kinds.${kind}.name`)}
          {isNew && <Chip tone="saffron">{t('achievements.new')}</Chip>}
        </span>
        <span className="block text-sm leading-5 text-muted">
          {earnedAt === undefined ? (
            t(`achievements.kinds.${kind}.how`)
          ) : (
            <time dateTime={earnedAt} className="numbers">
              {formatDay(schoolDay(new Date(earnedAt)))}
            </time>
          )}
        </span>
      </span>
    </li>
  )
}
