import type { Lesson, Question } from '@qadam/contract'
import { buttonClass } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../attempts/attempt-machine.ts'
import { isMistake, reviewItems, reviewKind } from '../attempts/review-items.ts'
import { loadChunk } from '../../../platform/chunk.ts'
import { paths } from '../../../platform/paths.ts'
import { LessonFrame, type WayBack } from './lesson-frame.tsx'
import { ReviewButton } from './review-button.tsx'

const TestReview = lazy(() => loadChunk(() => import('./test-review.tsx')))

/** The hash of the review. */
const REVIEW = 'answers'

interface Answered {
  closeTo: WayBack
  lesson: Lesson
  questions: readonly Question[]
  /** The attempt that has just ended; without it, the last that the server knows. */
  run?: Run | undefined
}

/** What the student answered in the test of a lesson; nothing where nothing was. */
interface Answers {
  /** The way to them. */
  button: ReactNode
  /** They, while they are to be seen instead of anything else. */
  screen: ReactNode
}

/** The review has a place in the history, so that the browser's way back leads to where it was opened. */
export function useAnswers({ closeTo, lesson, questions, run }: Answered): Answers {
  const { t } = useTranslation()
  const address = useLocation({ select: ({ pathname }) => pathname })
  const isOpen = useLocation({ select: ({ hash }) => hash === REVIEW })
  const navigate = useNavigate()
  const { history } = useRouter()
  const items = reviewItems(questions, run)
  if (!reviewKind(items)) return { button: null, screen: null }
  // One that was opened by its address has nothing behind it.
  const close = () =>
    history.canGoBack() ? history.back() : void navigate({ to: '.', hash: '', replace: true })
  return {
    button: (
      <div className="mt-6 flex flex-col items-center justify-center gap-3 sm:flex-row">
        <ReviewButton items={items} onOpen={() => void navigate({ to: '.', hash: REVIEW })} />
        {run && lesson.result?.passed === true && items.some(isMistake) && (
          <Link to={paths.recall} hash={address} className={buttonClass({ variant: 'secondary' })}>
            <Icon name="refresh" size={20} />
            {t('test.result.once_more')}
          </Link>
        )}
      </div>
    ),
    screen: isOpen && (
      <Suspense fallback={<LessonFrame closeTo={closeTo}>{null}</LessonFrame>}>
        <TestReview
          closeTo={closeTo}
          items={items}
          isPassed={lesson.result?.passed === true}
          onBack={close}
        />
      </Suspense>
    ),
  }
}
