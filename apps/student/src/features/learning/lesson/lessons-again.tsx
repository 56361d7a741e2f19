import type { Question } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../attempts/attempt-machine.ts'
import { isMistake, reviewItems } from '../attempts/review-items.ts'
import { paths } from '../../../platform/paths.ts'

interface LessonsAgainProps {
  courseId: number
  moduleId: number
  questions: readonly Question[]
  /** The attempt that has just ended; without it, the last that the server knows. */
  run?: Run
}

/** After a checkpoint: the lessons that its mistakes came from, most mistakes first. */
export function LessonsAgain({ courseId, moduleId, questions, run }: LessonsAgainProps): ReactNode {
  const { t } = useTranslation()
  const headingId = useId()
  const lessons = lessonsOfMistakes(questions, run)
  if (lessons.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-6 w-full max-w-md text-left">
      <h2 id={headingId} className="text-compact font-semibold">
        {t('test.result.look_again')}
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {lessons.map(({ id, title, mistakes }) => (
          <li key={id}>
            <Link
              to={paths.lesson(courseId, moduleId, id)}
              className="flex min-h-12 items-center gap-3 rounded-control border border-line bg-card px-3.5 py-2.5 leading-5 font-medium text-ink no-underline hover:border-turquoise"
            >
              <span className="min-w-0 flex-1 break-words">{title}</span>
              <span className="shrink-0 text-sm text-muted numbers">
                {t('test.result.mistakes_in', { count: mistakes })}
              </span>
              <Icon name="chevron-right" size={20} className="shrink-0 text-turquoise-text" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was left unanswered counts too: time ran out on it. */
export function lessonsOfMistakes(
  questions: readonly Question[],
  run?: Run,
): { id: number; title: string; mistakes: number }[] {
  const missed = reviewItems(questions, run).filter(
    (item) => isMistake(item) || item.outcome === 'unanswered',
  )
  const lessons = Map.groupBy(
    missed.flatMap(({ question }) => question.lesson ?? []),
    ({ id }) => id,
  )
  return [...lessons]
    .flatMap(([id, [lesson, ...more]]) =>
      lesson ? [{ id, title: lesson.title, mistakes: more.length + 1 }] : [],
    )
    .toSorted((one, other) => other.mistakes - one.mistakes)
}
