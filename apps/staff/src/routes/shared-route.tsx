import { EmptyState } from '@qadam/ui/empty-state'
import { Skeleton } from '@qadam/ui/skeleton'
import { isCallError } from '@qadam/web/call-error'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StudentLine } from '../features/learning/review/student-line.tsx'
import { EndShare } from '../features/learning/shares/end-share.tsx'
import { sharedQuery, type ShareName } from '../features/learning/shares/shares-query.ts'
import { loadChunk } from '@qadam/web/chunk'
import { paths } from '../platform/paths.ts'
import { formatMoment } from '../platform/times.ts'

const route = getRouteApi('/main/shared')

const ProjectRun = lazy(async () => ({
  default: (await loadChunk(() => import('../features/learning/review/work/project-run.tsx'))).ProjectRun,
}))

/** A copy of a program or page that a student shared. */
export function SharedRoute(): ReactNode {
  const { share } = route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const name: ShareName = share === undefined ? { key: hash } : { share_id: share }
  return <SharedCopy key={JSON.stringify(name)} name={name} />
}

function SharedCopy({ name }: { name: ShareName }): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(sharedQuery(name))
  const nameOf = (title: string) => (title === '' ? t('shares.nameless') : title)
  const isGone = isCallError(read.error, 'not_found', 'validation.failed')
  return (
    <div className="flex flex-col gap-4 px-4 py-5 sm:px-6">
      <PageTitle>{t('shares.page_title')}</PageTitle>
      <h1 className="text-xl font-bold">{t('shares.page_title')}</h1>
      {isGone ? (
        <div role="alert">
          <EmptyState mood="thinking" title={t('shares.gone')} text={t('shares.gone_text')} />
        </div>
      ) : (
        <QueryView query={read} skeleton={<Skeleton height={560} />}>
          {(copy) => (
            <>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <Link to={paths.studentPattern} params={{ studentId: String(copy.student.id) }}>
                  <StudentLine student={copy.student} />
                </Link>
                <p className="min-w-40 flex-1 text-sm text-muted">
                  <span className="block font-semibold wrap-anywhere text-ink">{nameOf(copy.title)}</span>
                  <span className="numbers">{formatMoment(copy.shared_at)}</span>
                </p>
                <EndShare share={name} title={nameOf(copy.title)} studentId={copy.student.id} />
              </div>
              <Suspense fallback={<Skeleton height={560} />}>
                <ProjectRun
                  project={{ files: copy.files, media: copy.media }}
                  language={copy.slot === 'py' ? 'python' : 'web'}
                />
              </Suspense>
            </>
          )}
        </QueryView>
      )}
    </div>
  )
}
