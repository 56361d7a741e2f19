import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { ModuleLessonCard, NextLessonCard } from '../features/learning/courses/next-lesson-card.tsx'
import GoalsCard from '../features/learning/goals/goals-card.tsx'
import LeaderboardGlimpse from '../features/rewards/leaderboard/leaderboard-glimpse.tsx'
import LeagueBeside from '../features/rewards/leagues/league-beside.tsx'
import { StreakCard } from '../features/rewards/streaks/streak-card.tsx'
import StreakWeek from '../features/rewards/streaks/streak-week.tsx'

export interface RailProps {
  /** Of which lesson it tells: the next of all, that of a module, or none where the screen itself does. */
  lesson: 'next' | 'none' | { courseId: number; moduleId: number }
  /** Where the student stands: in the group, in the league beside the ranks of the leaderboard. */
  rank?: 'group' | 'league'
}

/** Beside a screen on a laptop: the next lesson, the streak, the rank and the goals of the day. */
export default function Rail({ lesson, rank = 'group' }: RailProps): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const rail = useRef<HTMLElement>(null)
  useHeight(rail)
  return (
    <section
      ref={rail}
      aria-label={t('accounts.stats')}
      // One that is higher than the window stays with its end in sight, as others with their beginning.
      className="sticky top-[min(5.5rem,calc(100dvh-var(--rail-height,0px)-1rem))] flex min-w-0 flex-col gap-3"
    >
      {rank === 'league' && <LeagueBeside />}
      {user.status !== 'freezed' && <LessonPart lesson={lesson} />}
      <StreakCard user={user} week={<StreakWeek />} />
      {rank === 'group' && <LeaderboardGlimpse />}
      <GoalsCard />
    </section>
  )
}

function LessonPart({ lesson }: Pick<RailProps, 'lesson'>): ReactNode {
  if (lesson === 'none') return null
  return lesson === 'next' ? <NextLessonCard /> : <ModuleLessonCard {...lesson} />
}

function useHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const rail = element.current
    if (!rail) return
    const observer = new ResizeObserver(() =>
      rail.style.setProperty('--rail-height', `${rail.offsetHeight}px`),
    )
    observer.observe(rail)
    return () => observer.disconnect()
  }, [element])
}
