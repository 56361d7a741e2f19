import { IconButton, buttonClass } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useMedia } from '@qadam/ui/use-media'
import { useListKeys } from '@qadam/ui/use-list-keys'
import { isCallError } from '@qadam/web/call-error'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { useClaim } from '../features/learning/review/claim.ts'
import { nextToDecide } from '../features/learning/review/queue/queue-neighbours.ts'
import { useQueueOrder, type QueueStep } from '../features/learning/review/queue/use-queue-order.ts'
import { reviewQuery } from '../features/learning/review/review-query.ts'
import { ReviewHeader } from '../features/learning/review/review-header.tsx'
import { useDecisions } from '../features/learning/review/verdict/decisions.ts'
import { VerdictPanel } from '../features/learning/review/verdict/verdict-panel.tsx'
import { TaskCard } from '../features/learning/review/work/task-card.tsx'
import { WorkArea } from '../features/learning/review/work/work-area.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { paths } from '../platform/paths.ts'
import { fullName } from '../platform/person.ts'
import { queryClient } from '../platform/query-client.ts'

const route = getRouteApi('/main/review/$submissionId')

const KeysHelp = lazy(async () => ({
  default: (await import('../features/learning/review/keys-help.tsx')).KeysHelp,
}))

/** One submission and the verdict on it, side by side; shortcuts step through the queue in its order. */
export function ReviewRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const params = route.useParams()
  const filters = route.useSearch()
  const id = Number(params.submissionId)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  // Beside each other from there on, as the classes below say.
  const isWide = useMedia('(width >= 64rem)')
  const read = useQuery(reviewQuery(id))
  const page = read.data
  const { rows, place, position, previous, next } = useQueueOrder(filters, id)
  const { waiting } = useDecisions(user.id)
  const isOnItsWay = waiting.some(({ input }) => input.submission_id === id)
  const claim = useClaim(id, page?.status === 'uploaded' && !isOnItsWay)

  const nextId = next?.submissionId
  useEffect(() => {
    if (nextId !== undefined) void queryClient.prefetchQuery(reviewQuery(nextId))
  }, [nextId])

  const go = (step: QueueStep | undefined): void => {
    if (!step) return
    void navigate({
      to: paths.reviewPattern,
      params: { submissionId: String(step.submissionId) },
      search: { ...filters, page: step.page > 1 ? step.page : undefined },
    })
  }
  const back = (): void => void navigate({ to: paths.queue, search: filters })

  function onDecided(): void {
    const settled = new Set([...waiting.map(({ input }) => input.submission_id), id])
    const free = nextToDecide(rows, id, settled, place)
    const following =
      filters.status === undefined && free !== undefined
        ? { submissionId: free, page: filters.page ?? 1 }
        : next
    if (following) go(following)
    else back()
  }

  useListKeys({
    count: 0,
    index: -1,
    onMove: () => undefined,
    keys: { j: () => go(next), k: () => go(previous), u: back, '?': () => setIsHelpOpen(true) },
  })

  if (isCallError(read.error, 'not_found')) return <NotFoundScreen />
  if (!page) return <QueryView query={read} skeleton={<ReviewSkeleton />} />
  const task = <TaskCard key={id} task={page.task} isBeside={isWide} />
  return (
    <div className="flex flex-col lg:min-h-[calc(100dvh-var(--top,0px))] lg:flex-row">
      <PageTitle>{`${fullName(page.student)} — ${page.question.lesson_title}`}</PageTitle>
      <div className="flex min-w-0 flex-1 flex-col gap-4 px-4 pt-3 pb-6 sm:px-6 lg:pt-5">
        <ReviewHeader
          page={page}
          navigation={
            <>
              <Link
                to={paths.queue}
                search={filters}
                className={`${buttonClass({ variant: 'ghost', size: 'sm' })} -ml-3`}
              >
                <Icon name="arrow-left" size={20} />
                {t('queue.title')}
              </Link>
              <span className="ml-auto flex items-center gap-1">
                {position && (
                  <span className="pr-1 text-sm whitespace-nowrap text-muted numbers">
                    {t('review.place', position)}
                  </span>
                )}
                <IconButton
                  label={t('review.previous')}
                  icon={<Icon name="chevron-left" size={22} />}
                  disabled={previous === undefined}
                  onClick={() => go(previous)}
                />
                <IconButton
                  label={t('review.next')}
                  icon={<Icon name="chevron-right" size={22} />}
                  disabled={next === undefined}
                  onClick={() => go(next)}
                />
                <button
                  type="button"
                  aria-label={t('review.keys.title')}
                  onClick={() => setIsHelpOpen(true)}
                  className="grid size-11 place-items-center rounded-full font-mono text-lg font-bold text-muted hover:bg-tile max-lg:hidden"
                >
                  ?
                </button>
              </span>
            </>
          }
        />
        <WorkArea key={id} page={page} task={!isWide && task} />
      </div>
      <aside
        aria-label={t('review.verdict')}
        className="flex flex-col border-line bg-card px-4 pt-5 max-lg:border-t max-lg:pb-36 lg:sticky lg:top-(--top,0px) lg:h-[calc(100dvh-var(--top,0px))] lg:w-[380px] lg:shrink-0 lg:overflow-y-auto lg:border-l xl:w-[420px]"
      >
        <VerdictPanel
          // A verdict's draft carries over to the submission's next version.
          key={`${page.student.id} ${page.question_id}`}
          page={page}
          accountId={user.id}
          claim={claim}
          onDecided={onDecided}
          onOpenVersion={(submissionId) => go({ submissionId, page: filters.page ?? 1 })}
          task={isWide && task}
        />
      </aside>
      <Suspense fallback={null}>{isHelpOpen && <KeysHelp onClose={() => setIsHelpOpen(false)} />}</Suspense>
    </div>
  )
}

function ReviewSkeleton(): ReactNode {
  return (
    <div className="flex flex-col lg:min-h-dvh lg:flex-row">
      <div className="flex flex-1 flex-col gap-4 px-4 py-5 sm:px-6">
        <Skeleton height={44} width="40%" />
        <Skeleton height={56} width="70%" />
        <div className="lg:hidden">
          <Skeleton height={120} />
        </div>
        <Skeleton height={320} />
      </div>
      <div className="flex flex-col gap-4 border-line bg-card p-4 max-lg:border-t lg:w-[380px] lg:border-l xl:w-[420px]">
        <Skeleton height={150} />
        <Skeleton height={60} />
        <Skeleton height={60} />
      </div>
    </div>
  )
}
