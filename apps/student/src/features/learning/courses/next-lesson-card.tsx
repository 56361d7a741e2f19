import type { Lesson, Module } from '@qadam/contract'
import { buttonClass } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Icon, type IconName } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { coursesQuery } from './courses-query.ts'
import { currentLesson } from './lesson-anchor.ts'
import { lessonNote } from './lesson-note.ts'
import { modulesQuery } from './modules-query.ts'
import { findNextStep, progressOf } from './next-step.ts'

/** The very next step of all courses; nothing where all is done. */
export function NextLessonCard(): ReactNode {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(coursesQuery)
  if (isPending) return <Skeleton height={184} />
  const next = data && findNextStep(data)
  if (!next) return null
  const { course, step } = next
  const { lessons_done, lessons_total } = course.progress
  return (
    <LessonWay
      to={paths.lesson(step.course_id, step.module_id, step.lesson_id)}
      over={`${course.title} · ${step.module_title}`}
      title={step.lesson_title}
      isBegun={lessons_done > 0 || step.last_touched_at !== null}
    >
      <div className="mt-3 flex items-center gap-3">
        <ProgressBar
          value={progressOf(course)}
          label={t('courses.progress_of', { title: course.title })}
          size="sm"
          className="flex-1"
        />
        <span className="text-sm text-muted numbers">
          {t('courses.done_of', { done: lessons_done, total: lessons_total })}
        </span>
      </div>
    </LessonWay>
  )
}

/** What the lesson to go on with in a module holds and asks for; nothing where none is open. */
export function ModuleLessonCard({ courseId, moduleId }: { courseId: number; moduleId: number }): ReactNode {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(modulesQuery(courseId, moduleId))
  if (isPending) return <Skeleton height={228} />
  const module = data?.find(({ id }) => id === moduleId)
  const lesson = module && currentLesson(module.lessons)
  if (!lesson) return null
  return (
    <LessonWay
      to={paths.lesson(courseId, moduleId, lesson.id)}
      over={t('courses.next')}
      title={lesson.title}
      isBegun={isBegun(module, lesson)}
    >
      <ul className="mt-3 flex flex-col gap-1.5">
        <Fact icon={lesson.type === 'Practice' ? 'practice' : 'book'}>{lessonNote(lesson, t)}</Fact>
        {lesson.questions > 0 && (
          <Fact icon="quiz">{t('courses.questions', { count: lesson.questions })}</Fact>
        )}
        {lesson.test && (
          <>
            <Fact icon="check">
              {t('courses.to_pass', { percent: formatPercent(lesson.test.pass_percent) })}
            </Fact>
            {lesson.attempts.left > 0 && (
              <Fact icon="refresh">{t('courses.attempts_left', { count: lesson.attempts.left })}</Fact>
            )}
          </>
        )}
      </ul>
    </LessonWay>
  )
}

const isBegun = ({ lessons }: Module, lesson: Lesson) => lesson.state === 'failed' || lessons[0] !== lesson

interface LessonWayProps {
  to: string
  over: string
  title: string
  isBegun: boolean
  children: ReactNode
}

function LessonWay({ to, over, title, isBegun, children }: LessonWayProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Card>
      <p className="line-clamp-2 text-sm leading-5 text-muted">{over}</p>
      <h2 className="mt-1 text-lg leading-6 font-bold text-pretty break-words">{title}</h2>
      {children}
      <Link to={to} data-key="Enter" className={`${buttonClass({ full: true })} mt-4`}>
        {t(isBegun ? 'courses.continue' : 'courses.start')}
        <Icon name="arrow-right" size={20} />
      </Link>
    </Card>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }): ReactNode {
  return (
    <li className="flex items-center gap-2 text-sm leading-5">
      <Icon name={icon} size={18} className="shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
