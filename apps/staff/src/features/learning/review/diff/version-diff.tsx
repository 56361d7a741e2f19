import type { Submission } from '@qadam/contract'
import { Segments } from '@qadam/ui/segments'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinQueries, QueryView } from '@qadam/web/frame/query-view'
import { DiffView, type DiffLayout } from './diff-view.tsx'
import { countChanges, diffRows } from '@qadam/code-lab/diff-rows'
import { ProseDiff } from './prose-diff.tsx'
import { namesOf, textsOf } from './version-texts.ts'

const textsQuery = (submission: Submission) => ({
  queryKey: ['version_texts', submission.submission_id],
  queryFn: ({ signal }: { signal: AbortSignal }) => textsOf(submission, signal),
  // A version never changes.
  staleTime: Infinity,
})

/** The diff from one version of a submission to the next: text and code, line by line. */
export function VersionDiff({ before, after }: { before: Submission; after: Submission }): ReactNode {
  const { t } = useTranslation()
  const [layout, setLayout] = useState<DiffLayout>('inline')
  const older = useQuery(textsQuery(before))
  const newer = useQuery(textsQuery(after))
  if (!older.data || !newer.data) {
    const read = { ...joinQueries(older, newer), data: undefined }
    return <QueryView query={read} skeleton={<Skeleton height={240} />} />
  }

  const compared = namesOf(older.data, newer.data).map((name) => ({
    name,
    rows: diffRows(older.data[name] ?? '', newer.data[name] ?? ''),
    isNew: older.data[name] === undefined,
    isGone: newer.data[name] === undefined,
  }))
  const changed = compared.filter(({ rows }) => rows.some(({ kind }) => kind !== 'same'))

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">
          {t('review.diff.between', { before: before.version, after: after.version })}
        </p>
        <Segments
          label={t('review.diff.layout')}
          className="max-md:hidden"
          items={(['inline', 'side'] as const).map((each) => ({
            value: each,
            label: t(`review.diff.${each}`),
          }))}
          value={layout}
          onChange={setLayout}
        />
      </div>
      {changed.length === 0 && <p className="text-muted">{t('review.diff.same')}</p>}
      {changed.map(({ name, rows, isNew, isGone }) => {
        const { added, removed } = countChanges(rows)
        return (
          <section key={name} className="overflow-hidden rounded-card border border-line bg-card">
            <header className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-2.5">
              <h3 className="min-w-0 flex-1 truncate font-mono text-sm font-semibold">
                {name || t('review.diff.answer')}
              </h3>
              {(isNew || isGone) && (
                <span className="text-sm text-muted">
                  {t(isNew ? 'review.diff.new' : 'review.diff.gone')}
                </span>
              )}
              {/* A paragraph is one line, however little of it changed. */}
              {name !== '' && (
                <span className="flex gap-3 text-sm font-semibold numbers">
                  <span className="text-pistachio-text">+{added}</span>
                  <span className="text-pomegranate-text">−{removed}</span>
                </span>
              )}
            </header>
            {name === '' && layout === 'inline' ? (
              <ProseDiff before={older.data[name] ?? ''} after={newer.data[name] ?? ''} />
            ) : (
              <DiffView
                rows={rows}
                layout={layout}
                isProse={name === ''}
                label={name || t('review.diff.answer')}
              />
            )}
          </section>
        )
      })}
    </div>
  )
}
