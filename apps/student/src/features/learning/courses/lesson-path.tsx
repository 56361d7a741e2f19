import type { Lesson, Module } from '@qadam/contract'
import type { IconName } from '@qadam/ui/icon'
import { StarPath, type StarPathItem } from '@qadam/ui/star-path'
import { pythonFrame } from '@qadam/web/code-frames'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '../../../platform/chunk.ts'
import { paths } from '../../../platform/paths.ts'
import { lessonAnchor } from './lesson-anchor.ts'
import { isTestFailed, lessonNote } from './lesson-note.ts'

const NotReachedDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./not-reached-dialog.tsx'))).NotReachedDialog,
}))

/** Scrolled to, a stop comes to the middle of the screen, with the way behind it and before it. */
const inView = 'scroll-mt-[40dvh]'

const icons: Partial<Record<Lesson['type'], IconName>> = {
  Practice: 'practice',
  Demoday: 'trophy',
  Checkpoint: 'flag',
}
/** What a module leads to shows what it is before it opens. */
const gates: readonly Lesson['type'][] = ['Demoday', 'Checkpoint']

/** The lessons of a module as a rising path of stars. A closed one shows what is missing. */
export function LessonPath({ module, lessons }: { module: Module; lessons: readonly Lesson[] }): ReactNode {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Lesson | null>(null)
  const items = lessons.map((lesson, index): StarPathItem & { lesson: Lesson } => ({
    lesson,
    id: String(lesson.id),
    state: lesson.state,
    title: lesson.title,
    note: lessonNote(lesson, t),
    stateLabel: t(isTestFailed(lesson) ? 'courses.state_failed_test' : `courses.state_${lesson.state}`),
    icon: lesson.state === 'closed' && !gates.includes(lesson.type) ? undefined : icons[lesson.type],
    big: gates.includes(lesson.type) && index === lessons.length - 1,
  }))

  return (
    <>
      <StarPath
        items={items}
        label={t('courses.lessons')}
        renderItem={(item, tile, { 'aria-disabled': _closed, ...props }) => {
          const lesson = lessons.find(({ id }) => String(id) === item.id)
          if (!lesson || lesson.state === 'closed')
            return (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setAsked(lesson ?? null)}
                {...props}
                id={lesson && lessonAnchor(lesson.id)}
                className={`${props.className} w-full ${inView}`}
              >
                {tile}
              </button>
            )
          return (
            <Link
              to={paths.lesson(module.course_id, module.id, lesson.id)}
              {...props}
              {...(lesson.python && { onPointerEnter: bringPython, onFocus: bringPython })}
              id={lessonAnchor(lesson.id)}
              className={`${props.className} ${inView}`}
            >
              {tile}
            </Link>
          )
        }}
      />
      {asked && (
        <Suspense fallback={null}>
          <NotReachedDialog lesson={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Python is large: who is about to open a lesson that needs it is not to wait for all of it there. */
function bringPython(): void {
  import('@qadam/code-lab/prefetch-python')
    .then(({ prefetchPython }) => prefetchPython(pythonFrame))
    // The lesson itself reports what it can't load.
    .catch(() => undefined)
}
