import { achievementKinds, type AchievementKind, type PointsLevel, type User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Chip } from '@qadam/ui/chip'
import { Medal } from '@qadam/ui/medal'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { Skeleton } from '@qadam/ui/skeleton'
import { StarBurst } from '@qadam/ui/star-burst'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../../platform/i18n/achievement-texts.ts'
import { formatNumber } from '../../platform/i18n/format.ts'
import { LoadError } from '../../platform/load-error.tsx'
import { isKnownKind, medals } from './achievement-medals.ts'
import { achievementsQuery } from './achievements-query.ts'
import { bandOf } from './level-band.ts'
import { useNewAchievements } from './use-new-achievements.ts'
import { schoolZone } from '../../platform/school-zone.ts'

/** What stands below stays within reach. */
const FIRST = 4

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
  const { data, error, isFetching, refetch } = useQuery(achievementsQuery)
  const celebrated = useNewAchievements(data)
  const [isWhole, setWhole] = useState(false)
  if (!data)
    return error ? (
      <div className="mt-3">
        <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
      </div>
    ) : (
      <Skeleton height={480} className="mt-3" />
    )
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
  const shown = isWhole ? all : all.slice(0, Math.max(FIRST, celebrated.size))
  return (
    <section aria-label={t('achievements.title')} className="mt-3">
      <Card flush>
        <Level level={data.level} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line px-4 pt-3">
          <h2 className="text-lg font-bold">{t('achievements.title')}</h2>
          <p className="text-[15px] text-muted numbers">
            {t('achievements.count', { earned: earned.length, total: all.length })}
          </p>
        </div>
        <p role="status" className="px-4 text-[15px] text-muted">
          {celebrated.size > 0
            ? t('achievements.fresh', { count: celebrated.size })
            : missing.length > 0
              ? t('achievements.waiting', { count: missing.length })
              : t('achievements.complete')}
        </p>
        <ul className="grid gap-x-4 gap-y-3 p-4 sm:grid-cols-2">
          {shown.map((one) => (
            <Achievement key={one.kind} {...one} isNew={celebrated.has(one.kind)} />
          ))}
        </ul>
        {shown.length < all.length && (
          <div className="border-t border-line">
            <Button full variant="ghost" onClick={() => setWhole(true)}>
              {t('achievements.more')}
            </Button>
          </div>
        )}
      </Card>
    </section>
  )
}

function Level({ level }: { level: PointsLevel }): ReactNode {
  const { t } = useTranslation()
  const { number, points, points_from, points_to } = level
  const left = t('achievements.to_next', { points: formatNumber(points_to - points) })
  return (
    <div className="flex items-center gap-4 p-4">
      <Medal sign={number} tone="turquoise" grade={2} size={72} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-display text-xl leading-7 font-bold break-words">
          {t(`achievements.bands.${bandOf(number)}`)}
        </p>
        <p className="text-sm leading-5 text-muted">
          {t('achievements.level', { level: formatNumber(number) })}
        </p>
        <ProgressBar
          value={(points - points_from) / (points_to - points_from)}
          label={left}
          className="mt-2"
        />
        <p aria-hidden className="mt-1 text-sm leading-5 text-muted numbers">
          {left}
        </p>
      </div>
    </div>
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
              {formatDay(earnedAt)}
            </time>
          )}
        </span>
      </span>
    </li>
  )
}

/** 22.11.2026, as it was at school: read alike in both languages. */
function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString('ru', {
    timeZone: schoolZone(),
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
}
