import { Icon } from '@qadam/ui/icon'
import { Coin } from '@qadam/ui/coin'
import { CountUp } from '@qadam/ui/count-up'
import { Mascot, type MascotMood } from '@qadam/ui/mascot'
import { Medal } from '@qadam/ui/medal'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { StarBurst } from '@qadam/ui/star-burst'
import { StarTile } from '@qadam/ui/star-tile'
import { useReducedMotion } from '@qadam/ui/use-reduced-motion'
import type { TFunction } from 'i18next'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { medals } from '../../rewards/achievements/achievement-medals.ts'
import { LeaguePicture } from '../../rewards/leagues/league-picture.tsx'
import { formatNumber } from '../../../platform/i18n/format.ts'
import type { Moment } from './moments-of.ts'
import type { Shared } from './share-button.tsx'

/** How a step looks and what it says. */
interface View {
  title: string
  text?: string
  picture: ReactNode
  body?: ReactNode
  sound?: 'level-up' | 'streak'
  /** An event: it can be shown to others, as a picture that says this. */
  shared?: Shared
}

type Views = { [Kind in Moment['kind']]: (moment: Extract<Moment, { kind: Kind }>, t: TFunction) => View }

/** A new kind of moment is a line here. */
const views: Views = {
  lesson: ({ told }, t) => ({
    title: t('moments.lesson'),
    text: told.title,
    picture: (
      <Shining with="happy">
        <StarTile state="completed" size={156} />
      </Shining>
    ),
    body: <Earned points={told.points} coins={told.coins} />,
  }),
  flawless: (_, t) => ({
    title: t('moments.flawless'),
    text: t('moments.flawless_text'),
    picture: (
      <Shining with="happy">
        <Medal sign="gem" tone="turquoise" grade={3} size={156} />
      </Shining>
    ),
    sound: 'level-up',
    shared: { title: t('moments.flawless'), line: t('moments.flawless_shared') },
  }),
  streak: ({ told }, t) => ({
    title: t('moments.streak', { count: told.days }),
    text: t('moments.streak_text'),
    picture: (
      <Shining>
        <Medal sign="flame" tone="saffron" grade={2} size={184} />
      </Shining>
    ),
    body: <Earned points={0} coins={told.coins} />,
    sound: 'streak',
  }),
  goals: ({ told }, t) => ({
    title: t('moments.goals'),
    ...(told.every(({ done, target }) => done >= target) ? { text: t('moments.goals_all') } : {}),
    picture: <Mascot mood="happy" size={148} />,
    body: (
      <ul className="mt-5 flex w-full flex-col gap-4">
        {told.map((goal) => (
          <li key={goal.kind}>
            <Bar
              {...goal}
              label={
                goal.kind === 'answers'
                  ? t('goals.kind.answers', { count: goal.target })
                  : t(`goals.kind.${goal.kind}`)
              }
            />
          </li>
        ))}
        <Earned points={0} coins={told.reduce((sum, goal) => sum + paidBy(goal), 0)} />
      </ul>
    ),
  }),
  league: ({ told: { level, place, before } }, t) => ({
    title: t('moments.league', { place: formatNumber(place) }),
    text:
      before === null
        ? t('moments.league_in')
        : t('moments.league_risen', { place: formatNumber(place), before: formatNumber(before) }),
    picture: (
      <Shining>
        <LeaguePicture level={level} size={188} />
      </Shining>
    ),
  }),
  group: ({ told }, t) => ({
    title: t(told.done >= told.target ? 'moments.group_all' : 'moments.group'),
    ...(told.done < told.target && { text: t('moments.group_text') }),
    picture: <Medal sign="friends" tone="pistachio" size={164} />,
    body: (
      <div className="mt-5 w-full">
        <Bar {...told} label={t('goals.group')} />
        <Earned points={0} coins={paidBy(told)} />
      </div>
    ),
  }),
  program: (_, t) => ({
    title: t('moments.program'),
    text: t('moments.program_text'),
    picture: (
      <Shining with="happy">
        <Medal {...medals.first_program} size={156} />
      </Shining>
    ),
    sound: 'level-up',
    shared: { title: t('moments.program_mine'), line: t('moments.program_shared') },
  }),
  achievement: ({ told }, t) => ({
    title: t('moments.achievement', { name: t(`achievements.kinds.${told}.name`) }),
    text: t('moments.achievement_text'),
    picture: (
      <Shining>
        <Medal {...medals[told]} size={184} />
      </Shining>
    ),
    sound: 'level-up',
  }),
  module: ({ told }, t) => ({
    title: t('moments.module'),
    text: told.title,
    picture: (
      <Shining with="happy">
        <Medal sign="steps" tone="lapis" grade={2} size={160} />
      </Shining>
    ),
    body: <Earned points={told.points} coins={told.coins} />,
    sound: 'level-up',
    shared: { title: t('moments.module'), line: told.title },
  }),
  course: ({ told }, t) => ({
    title: t('moments.course'),
    text: t('moments.course_text', { count: told.lessons, title: told.title }),
    picture: (
      <Shining with="happy">
        <Medal sign="cap" tone="saffron" grade={3} size={164} />
      </Shining>
    ),
    sound: 'level-up',
    shared: {
      title: t('moments.course'),
      line: t('moments.course_text', { count: told.lessons, title: told.title }),
    },
  }),
}

export function viewOf(moment: Moment, t: TFunction): View {
  // Its kind names the entry that takes it, which the compiler can't follow.
  const view = views[moment.kind] as (moment: Moment, t: TFunction) => View
  return view(moment, t)
}

function Shining({ with: mood, children }: { with?: MascotMood; children: ReactNode }): ReactNode {
  return (
    <>
      <span data-drawn className="relative animate-pop motion-reduce:animate-none">
        {children}
        <StarBurst reach={120} sparks={16} />
      </span>
      {mood && (
        <span data-drawn className="-ml-4 animate-bob motion-reduce:animate-none">
          <Mascot mood={mood} size={140} />
        </span>
      )}
    </>
  )
}

/** What a bar brought by reaching its end just now. */
const paidBy = ({
  before,
  done,
  target,
  coins,
}: Record<'before' | 'done' | 'target' | 'coins', number>): number =>
  before < target && done >= target ? coins : 0

/** False until the step has been seen as it was before; at once true where motion is reduced. */
function useMoved(): boolean {
  const isReduced = useReducedMotion()
  const [hasMoved, setMoved] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setMoved(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return hasMoved || isReduced
}

function Bar({
  label,
  before,
  done,
  target,
}: {
  label: string
  before: number
  done: number
  target: number
}): ReactNode {
  const { t } = useTranslation()
  const shown = useMoved() ? done : before
  return (
    <div className="text-left">
      <p className="flex items-baseline justify-between gap-3 text-compact font-medium">
        {label}
        <span className="shrink-0 text-muted numbers">{t('goals.progress', { done, target })}</span>
      </p>
      <ProgressBar
        value={shown / target}
        label={label}
        tone={shown >= target ? 'pistachio' : 'turquoise'}
        className="mt-1.5 [&>div]:duration-700 motion-reduce:[&>div]:transition-none"
      />
    </div>
  )
}

function Earned({ points, coins }: { points: number; coins: number }): ReactNode {
  const { t } = useTranslation()
  const hasMoved = useMoved()
  if (points === 0 && coins === 0) return null
  const plus = (value: number) => `+${formatNumber(value)}`
  const count = (value: number) => (
    <CountUp value={hasMoved ? value : 0} from={0} format={plus} className="font-display text-xl font-bold" />
  )
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-2.5">
      {points > 0 && (
        <p className="flex items-center gap-2 rounded-full bg-pistachio-soft px-4 py-2 text-pistachio-text">
          <Icon name="star" size={22} />
          {count(points)}
          <span className="text-compact font-medium">{t('test.result.points', { count: points })}</span>
        </p>
      )}
      {coins > 0 && (
        <p className="flex items-center gap-2 rounded-full bg-saffron-soft px-4 py-2 text-saffron-text">
          <Coin size={22} />
          {count(coins)}
          <span className="text-compact font-medium">{t('test.result.coins', { count: coins })}</span>
        </p>
      )}
    </div>
  )
}
