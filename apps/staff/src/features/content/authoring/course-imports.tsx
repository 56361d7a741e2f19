import type { CourseImportLine, CourseImportState } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { formatMoment } from '../../../platform/times.ts'
import { replyQuery } from '../../../platform/reply-query.ts'

/** How often the progress of a running import is polled; others begin one seldom. */
const LOOK_MS = 2000
const IDLE_LOOK_MS = 60_000

export const courseImportsQuery = queryOptions({
  ...replyQuery(['authoring', 'imports'], 'course_imports', {}),
  refetchInterval: ({ state }) => (state.data?.some(isRunning) ? LOOK_MS : IDLE_LOOK_MS),
})

/** So many stand there; older ones are two weeks old at most and told by the audit log. */
const SHOWN = 5

const tones = {
  waiting: 'lapis',
  reading: 'lapis',
  taking: 'lapis',
  checked: 'saffron',
  taken: 'pistachio',
  refused: 'pomegranate',
  failed: 'pomegranate',
} as const satisfies Record<CourseImportState, string>

/** Imports of archives that run or ended lately, whoever began them and wherever. Renders nothing where there are none. */
export function CourseImports({ onOpen }: { onOpen: (line: CourseImportLine) => void }): ReactNode {
  const { t } = useTranslation()
  const { data } = useQuery(courseImportsQuery)
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="imports" className="flex max-w-4xl flex-col gap-2">
      <h2 id="imports" className="text-lg font-bold">
        {t('course_files.imports')}
      </h2>
      <ul className="rounded-card border border-line bg-card px-4">
        {data.slice(0, SHOWN).map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t"
          >
            <span className="min-w-0 flex-1 basis-56">
              <span className="block font-semibold wrap-anywhere">{line.file_name}</span>
              <span className="block text-sm text-muted numbers">
                {t('course_files.begun', { at: formatMoment(line.created_at), by: line.by.name })}
              </span>
              {isRunning(line) && (
                <ProgressBar
                  className="mt-2"
                  value={line.total > 0 ? line.done / line.total : 0}
                  label={t(`course_files.state.${line.state}`)}
                />
              )}
            </span>
            <Chip tone={tones[line.state]}>{t(`course_files.state.${line.state}`)}</Chip>
            {line.state === 'taken' && line.course_id !== null ? (
              <Link
                to={paths.coursePattern}
                params={{ courseId: String(line.course_id) }}
                className="inline-flex min-h-11 items-center font-semibold text-turquoise-text"
              >
                {t('course_files.open_course')}
              </Link>
            ) : (
              line.state !== 'taken' && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('course_files.look_at', { file: line.file_name })}
                  onClick={() => onOpen(line)}
                >
                  {t('course_files.look')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function isRunning({ state }: CourseImportLine): boolean {
  return state === 'waiting' || state === 'reading' || state === 'taking'
}
