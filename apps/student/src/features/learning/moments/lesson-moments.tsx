import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { call } from '../../../platform/call.ts'
import { loadWithTexts } from '../../../platform/chunk.ts'
import { fireStreakShot } from '../../rewards/streaks/streak-shot.ts'
import { isStreakShown, noteStreakShown } from '../../rewards/streaks/streak-shown.ts'
import { momentsOf, type Moment } from './moments-of.ts'

const LessonStage = lazy(() => loadWithTexts(() => import('./lesson-stage.tsx')))

export interface LessonMomentsProps {
  lessonId: number
  /** A day of the streak was earned: its popup opens where the stage does not tell of it. */
  isStreakDay?: boolean
}

/** Asks what the end of a lesson earned, and tells it. The school names each thing to one device alone. */
export function LessonMoments({ lessonId, isStreakDay = false }: LessonMomentsProps): ReactNode {
  const [moments, setMoments] = useState<readonly Moment[]>([])
  const isAsked = useRef(false)
  useEffect(() => {
    // What was told is told: a second reply would be empty.
    if (isAsked.current) return
    isAsked.current = true
    void ask(lessonId).then((told) => {
      const fresh = told.filter(({ kind }) => kind !== 'streak' || !isStreakShown())
      if (fresh.some(({ kind }) => kind === 'streak')) noteStreakShown()
      else if (isStreakDay && !isStreakShown()) fireStreakShot()
      setMoments(fresh)
    })
  }, [lessonId, isStreakDay])
  if (moments.length === 0) return null
  return (
    <Suspense fallback={null}>
      <LessonStage moments={moments} />
    </Suspense>
  )
}

async function ask(lessonId: number): Promise<Moment[]> {
  try {
    return momentsOf(await call('lesson_moments', { lesson_id: lessonId }))
  } catch {
    // Without a reply nothing is told that may be false: what was earned stands on home and the profile.
    return []
  }
}
