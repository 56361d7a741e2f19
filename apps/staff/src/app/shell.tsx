import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { statsQuery } from '../features/learning/review/queue/queue-query.ts'
import { paths } from '../platform/paths.ts'
import { BottomBar } from './bottom-bar.tsx'
import { DecisionTray } from './decision-tray.tsx'
import { followConnection } from './follow-connection.ts'
import { followDecisions } from './follow-decisions.ts'
import { followQueue } from './follow-review-queue.ts'
import { Rail } from './rail.tsx'
import { useHeight } from './use-height.ts'

/** The console's frame: rail or bottom bar, what is on its way to the server, and the screen. @param above what stands over every screen */
export function Shell({ above }: { above?: ReactNode }): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  // The router shows addresses without the /staff they all begin with.
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { data: stats } = useQuery(statsQuery())
  const { ref: tray, height } = useHeight<HTMLDivElement>()
  // On a phone the foot of a review is the verdict's.
  const isReview = pathname.startsWith(`${paths.queue}/`)
  useEffect(
    () =>
      followDecisions(user.id, (submissionId) => {
        void navigate({ to: paths.reviewPattern, params: { submissionId: String(submissionId) } })
      }),
    [user.id, navigate],
  )
  useEffect(() => followQueue(), [user.id])
  useEffect(() => followConnection(), [])

  return (
    <div
      className={`flex min-h-dvh flex-col [--bar:0px] md:flex-row ${isReview ? '' : 'max-md:pb-16 max-md:[--bar:4rem]'}`}
    >
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-card px-4 py-3 font-semibold text-turquoise-text focus:translate-y-0 focus:shadow-float"
      >
        {t('shell.skip')}
      </a>
      <Rail user={user} pathname={pathname} open={stats?.open} overdue={stats?.overdue} />
      <div
        className="flex min-w-0 flex-1 flex-col"
        style={{ '--top': `${height}px` } as object} // React's own type knows no custom properties
      >
        <DecisionTray accountId={user.id} ref={tray} />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {above}
          <Outlet />
        </main>
      </div>
      {!isReview && (
        <BottomBar role={user.role} pathname={pathname} open={stats?.open} overdue={stats?.overdue} />
      )}
    </div>
  )
}
