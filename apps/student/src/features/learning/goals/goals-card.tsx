import type { DayGoal, GroupGoal } from '@qadam/contract'
import { Card } from '@qadam/ui/card'
import { Coin } from '@qadam/ui/coin'
import { Icon, type IconName } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { goalsQuery } from './goals-query.ts'

const icons = {
  lesson: 'book',
  answers: 'quiz',
  practice: 'practice',
  mend: 'edit',
  review: 'refresh',
  streak: 'flame',
} as const satisfies Record<DayGoal['kind'], IconName>

/** Three small things to do today and one with the group this week; nothing where there is nothing to reach. */
export default function GoalsCard(): ReactNode {
  const { data, isPending } = useQuery(goalsQuery)
  if (isPending) return <Skeleton height={305} />
  // Goals that can't be had are no trouble to speak of: they are counted all the same.
  if (!data || (data.goals.length === 0 && !data.group)) return null
  return (
    <Card>
      {data.goals.length > 0 && <OfDay goals={data.goals} />}
      {data.goals.length > 0 && data.group && <hr className="my-3 border-line" />}
      {data.group && <OfGroup goal={data.group} />}
    </Card>
  )
}

function OfDay({ goals }: { goals: readonly DayGoal[] }): ReactNode {
  const { t } = useTranslation()
  const isAll = goals.every(isReached)
  return (
    <section>
      <h2 className="text-lg leading-7 font-bold">{t('goals.title')}</h2>
      <p className={`text-sm leading-5 ${isAll ? 'font-semibold text-pistachio-text' : 'text-muted'}`}>
        {isAll ? t('goals.all') : t('goals.each', { count: goals[0]?.coins ?? 0 })}
      </p>
      <ul className="mt-2">
        {goals.map((goal) => (
          <Goal key={goal.kind} goal={goal} />
        ))}
      </ul>
    </section>
  )
}

/** One bar that every student of the group moves. */
function OfGroup({ goal }: { goal: GroupGoal }): ReactNode {
  const { t } = useTranslation()
  const { done, target, coins } = goal
  const counted = t('goals.progress', { done, target })
  const reached = isReached(goal)
  return (
    <section>
      <h2 className="flex items-center justify-between gap-2 text-sm leading-5 font-semibold">
        {t('goals.group')}
        <span className="numbers">{counted}</span>
      </h2>
      <ProgressBar
        value={done / target}
        label={t('goals.group')}
        tone={reached ? 'pistachio' : 'turquoise'}
        size="sm"
        className="mt-1.5"
      />
      <p className={`mt-1 text-caption leading-5 ${reached ? 'text-pistachio-text' : 'text-muted'}`}>
        {reached ? t('goals.group_all') : t('goals.group_text', { count: target, coins })}
      </p>
    </section>
  )
}

const isReached = ({ done, target }: { done: number; target: number }) => done >= target

function Goal({ goal }: { goal: DayGoal }): ReactNode {
  const { t } = useTranslation()
  const { kind, target, done, coins } = goal
  const reached = isReached(goal)
  const counted = t('goals.progress', { done, target })
  return (
    <li className="flex min-h-11 items-center gap-3">
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-control ${reached ? 'bg-pistachio-soft text-pistachio-text' : 'bg-tile text-turquoise-text'}`}
      >
        <Icon name={reached ? 'check' : icons[kind]} size={18} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block text-sm leading-5 ${reached ? 'text-muted' : 'font-medium'}`}>
          {kind === 'answers' ? t('goals.kind.answers', { count: target }) : t(`goals.kind.${kind}`)}
          {reached && <span className="sr-only"> ({t('goals.reached')})</span>}
        </span>
        {target > 1 && !reached && (
          <span className="mt-1 flex items-center gap-2">
            <ProgressBar value={done / target} label={counted} size="xs" className="flex-1" />
            <span aria-hidden className="text-caption leading-4 text-muted numbers">
              {counted}
            </span>
          </span>
        )}
      </span>
      <span
        aria-hidden
        className={`inline-flex shrink-0 items-center gap-1 text-sm font-bold numbers ${reached ? 'text-pistachio-text' : 'text-muted'}`}
      >
        +{coins}
        <Coin size={16} />
      </span>
    </li>
  )
}
