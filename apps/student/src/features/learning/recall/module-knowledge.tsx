import type { Lesson, LessonKnowledge, Module } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { replyQuery } from '../../../platform/reply-query.ts'

const knowledgeQuery = (moduleId: number) =>
  replyQuery(['module_knowledge', moduleId], 'module_knowledge', { module_id: moduleId })

/** What a student knows of each lesson of a module today, and the way to what would help most. */
export default function ModuleKnowledge({ module }: { module: Module }): ReactNode {
  const { t } = useTranslation()
  const query = useQuery(knowledgeQuery(module.id))
  // Before the first answer there is nothing to be told.
  if (query.data?.lessons.every(({ answered }) => answered === 0)) return null
  return (
    <section aria-labelledby="knowledge" className="mt-10">
      <h2 id="knowledge" className="text-heading font-bold">
        {t('recall.known.title')}
      </h2>
      <p className="mt-1 mb-4 text-compact text-muted text-pretty">{t('recall.known.text')}</p>
      <QueryView query={query} skeleton={<Skeleton height={72 * Math.min(6, module.lessons.length)} />}>
        {({ lessons }) => (
          <ul className="overflow-hidden rounded-card border border-line bg-card">
            {lessons.flatMap((known) => {
              const lesson = module.lessons.find(({ id }) => id === known.lesson_id)
              return lesson ? (
                <li key={known.lesson_id} className="border-line not-first:border-t">
                  <KnownLesson module={module} lesson={lesson} known={known} />
                </li>
              ) : (
                []
              )
            })}
          </ul>
        )}
      </QueryView>
    </section>
  )
}

type Level = 'closed' | 'new' | 'few' | 'weak' | 'fading' | 'strong'

const STRONG = 80
const WEAK = 50

function levelOf(lesson: Lesson, { answered, known }: LessonKnowledge): Level {
  if (answered === 0) return lesson.state === 'closed' ? 'closed' : 'new'
  if (known === null) return 'few'
  if (known >= STRONG) return 'strong'
  return known >= WEAK ? 'fading' : 'weak'
}

// What is forgotten is nobody's mistake: no red.
const tones = { weak: 'saffron', fading: 'turquoise', strong: 'pistachio' } as const

interface KnownLessonProps {
  module: Module
  lesson: Lesson
  known: LessonKnowledge
}

function KnownLesson({ module, lesson, known }: KnownLessonProps): ReactNode {
  const { t } = useTranslation()
  const level = levelOf(lesson, known)
  const { answered, asked, due } = known
  const note =
    level === 'few'
      ? t('recall.known.few', { answered, asked })
      : level === 'closed' || level === 'new'
        ? t(`recall.known.${level}`)
        : due > 0
          ? t('recall.known.due', { count: due })
          : t(`recall.known.${level}`)
  const row = (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-medium">{lesson.title}</span>
          {known.known !== null && <span className="text-compact numbers">{formatPercent(known.known)}</span>}
        </span>
        {level in tones && known.known !== null ? (
          <ProgressBar
            size="sm"
            label={lesson.title}
            tone={tones[level as keyof typeof tones]} // just looked up
            value={known.known / 100}
            className="mt-1.5"
          />
        ) : (
          <span aria-hidden className="mt-2.5 mb-1 block border-t-2 border-dashed border-line" />
        )}
        <span className="mt-1 block text-sm leading-5 text-muted">{note}</span>
      </span>
      {level !== 'closed' && <Icon name="chevron-right" size={20} className="shrink-0 text-muted" />}
    </>
  )
  const className = 'flex min-h-18 items-center gap-3 px-4 py-3 text-ink'
  if (level === 'closed') return <div className={className}>{row}</div>
  return (
    <Link
      // What is about to be forgotten is asked; what was hardly learned is learned once more.
      to={due > 0 ? paths.recall : paths.lesson(module.course_id, module.id, lesson.id)}
      className={`${className} hover:bg-tile`}
    >
      {row}
    </Link>
  )
}
