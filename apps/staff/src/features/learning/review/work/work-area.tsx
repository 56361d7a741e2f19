import type { ReviewPage } from '@qadam/contract'
import { Segments } from '@qadam/ui/segments'
import { Skeleton } from '@qadam/ui/skeleton'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasTexts } from '../diff/version-texts.ts'
import { HelperTalk } from './helper-talk.tsx'
import { Versions } from './versions.tsx'
import { Work } from './work.tsx'

const VersionDiff = lazy(async () => ({ default: (await import('../diff/version-diff.tsx')).VersionDiff }))

/** The left half of the review: the assignment where it stands there, the chosen version, what changed, and all versions. */
export function WorkArea({ page, task }: { page: ReviewPage; task: ReactNode }): ReactNode {
  const { t } = useTranslation()
  const [shownId, setShownId] = useState(page.submission_id)
  const [view, setView] = useState<'work' | 'diff'>('work')
  const shown = page.versions.find(({ submission_id }) => submission_id === shownId) ?? page
  const before = page.versions.find(({ version }) => version === shown.version - 1)
  const canCompare = before !== undefined && hasTexts(before) && hasTexts(shown)
  const isDiff = view === 'diff' && canCompare

  return (
    <div className="flex flex-col gap-4">
      {task}
      {(canCompare || shown.submission_id !== page.submission_id) && (
        <div className="flex flex-wrap items-center gap-2">
          {canCompare && (
            <Segments
              label={t('review.view')}
              items={[
                { value: 'work', label: t('review.view_work') },
                { value: 'diff', label: t('review.view_diff') },
              ]}
              value={view}
              onChange={setView}
            />
          )}
          {shown.submission_id !== page.submission_id && (
            <p role="status" className="text-sm font-medium text-saffron-text">
              {t('review.older_shown', { value: shown.version })}
            </p>
          )}
        </div>
      )}
      {isDiff && before ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <VersionDiff before={before} after={shown} />
        </Suspense>
      ) : (
        <Work submission={shown} task={page.task} />
      )}
      {page.student_opens !== false && (
        <HelperTalk
          studentId={page.student.id}
          place={{ question_id: page.question_id }}
          title={t('review.helper.title')}
        />
      )}
      {page.versions.length > 1 && (
        <section className="flex flex-col gap-3 pt-2">
          <h2 className="text-lg font-bold">{t('review.versions')}</h2>
          <Versions versions={page.versions} shown={shown.submission_id} onShow={setShownId} />
        </section>
      )}
    </div>
  )
}
