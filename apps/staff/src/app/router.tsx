import { auditList, ordersList, sittingsList } from '@qadam/contract'
import { loadChunk } from '@qadam/web/chunk'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import {
  announcementsQuery,
  parseAnnouncementsSearch,
} from '../features/office/announcements/announcements-query.ts'
import { parseCoursesSearch } from '../features/content/authoring/courses-search.ts'
import { bankQuery } from '../features/learning/exam/exam-queries.ts'
import { parseExamSearch } from '../features/learning/exam/exam-search.ts'
import { parseFilters } from '../features/learning/review/queue/queue-filters.ts'
import { queueQuery } from '../features/learning/review/queue/queue-query.ts'
import { reviewQuery } from '../features/learning/review/review-query.ts'
import { parseSharedSearch } from '../features/learning/shares/shares-query.ts'
import { itemsQuery } from '../features/rewards/shop/shop-queries.ts'
import { parseShopSearch } from '../features/rewards/shop/shop-search.ts'
import { parsePaymentsSearch } from '../features/money/payments/payments-search.ts'
import { parseInsightSearch } from '../features/office/insight/insight-search.ts'
import { parsePromiseSearch } from '../features/office/promise/promise-search.ts'
import { parseRosterSearch } from '../features/office/roster/roster-search.ts'
import { parseGroupSearch } from '../features/access/groups/group-search.ts'
import { parseTimelineSearch } from '../features/office/timeline/timeline-search.ts'
import { parseListSearch } from '../platform/list-page.ts'
import { listQuery } from '../platform/list-query.ts'
import { readSearch } from '../platform/list-search.ts'
import { basePath, paths } from '../platform/paths.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'
import { requireIds } from '@qadam/web/require-ids'
import { requireSession } from './guards.ts'
import { firstPage } from './navigation.ts'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { RootLayout } from './root-layout.tsx'
import { RouteError } from '@qadam/web/frame/route-error'
import { ConsoleGate } from './console-gate.tsx'
import { UnexpectedErrorScreen } from '@qadam/web/frame/unexpected-error'

/** A screen whose file comes when it is opened. */
const screen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadChunk(load), name)

// Loaders only start the reads; a screen shows its own skeleton, error and retry.
const start = (...reads: Promise<unknown>[]): void => void Promise.allSettled(reads)

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
  errorComponent: ({ error, reset }) => <UnexpectedErrorScreen error={error} onRetry={reset} />,
})

const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  beforeLoad: requireSession,
  component: ConsoleGate,
})

const home = createRoute({
  getParentRoute: () => main,
  path: paths.home,
  beforeLoad: () => {
    throw redirect({ to: firstPage(session.get()?.user.role), replace: true })
  },
})

const queue = createRoute({
  getParentRoute: () => main,
  path: paths.queue,
  validateSearch: parseFilters,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { queryClient } }) => start(queryClient.prefetchQuery(queueQuery(deps))),
  component: screen(() => import('../routes/queue-route.tsx'), 'QueueRoute'),
})

const review = createRoute({
  getParentRoute: () => main,
  path: paths.reviewPattern,
  validateSearch: parseFilters,
  notFoundComponent: NotFoundScreen,
  beforeLoad: requireIds,
  loader: ({ params, context: { queryClient } }) =>
    start(queryClient.prefetchQuery(reviewQuery(Number(params.submissionId)))),
  component: screen(() => import('../routes/review-route.tsx'), 'ReviewRoute'),
})

const groups = createRoute({
  getParentRoute: () => main,
  path: paths.groups,
  validateSearch: parseListSearch,
  component: screen(() => import('../routes/groups-route.tsx'), 'GroupsRoute'),
})

const group = createRoute({
  getParentRoute: () => main,
  path: paths.groupPattern,
  validateSearch: parseGroupSearch,
  notFoundComponent: NotFoundScreen,
  beforeLoad: requireIds,
  component: screen(() => import('../routes/group-route.tsx'), 'GroupRoute'),
})

const student = createRoute({
  getParentRoute: () => main,
  path: paths.studentPattern,
  notFoundComponent: NotFoundScreen,
  beforeLoad: requireIds,
  component: screen(() => import('../routes/student-route.tsx'), 'StudentRoute'),
})

const timeline = createRoute({
  getParentRoute: () => main,
  path: paths.timelinePattern,
  validateSearch: parseTimelineSearch,
  notFoundComponent: NotFoundScreen,
  beforeLoad: requireIds,
  component: screen(() => import('../routes/timeline-route.tsx'), 'TimelineRoute'),
})

const shared = createRoute({
  getParentRoute: () => main,
  path: paths.shared,
  validateSearch: parseSharedSearch,
  component: screen(() => import('../routes/shared-route.tsx'), 'SharedRoute'),
})

const streaks = createRoute({
  getParentRoute: () => main,
  path: paths.streaks,
  component: screen(() => import('../routes/streaks-route.tsx'), 'StreaksRoute'),
})

const promise = createRoute({
  getParentRoute: () => main,
  path: paths.promise,
  validateSearch: parsePromiseSearch,
  component: screen(() => import('../routes/promise-route.tsx'), 'PromiseRoute'),
})

const exam = createRoute({
  getParentRoute: () => main,
  path: paths.exam,
  validateSearch: parseExamSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { queryClient } }) =>
    start(
      deps.section === 'bank'
        ? queryClient.prefetchQuery(bankQuery)
        : queryClient.prefetchQuery(listQuery(sittingsList, deps)),
    ),
  component: screen(() => import('../routes/exam-route.tsx'), 'ExamRoute'),
})

const overview = createRoute({
  getParentRoute: () => main,
  path: paths.overview,
  validateSearch: parseInsightSearch,
  component: screen(() => import('../routes/overview-route.tsx'), 'OverviewRoute'),
})

const shop = createRoute({
  getParentRoute: () => main,
  path: paths.shop,
  validateSearch: parseShopSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { queryClient } }) =>
    start(
      ...(deps.section === 'items' ? [queryClient.prefetchQuery(itemsQuery)] : []),
      ...(deps.section === undefined ? [queryClient.prefetchQuery(listQuery(ordersList, deps))] : []),
    ),
  component: screen(() => import('../routes/shop-route.tsx'), 'ShopRoute'),
})

const announcements = createRoute({
  getParentRoute: () => main,
  path: paths.announcements,
  validateSearch: parseAnnouncementsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { queryClient } }) => start(queryClient.prefetchQuery(announcementsQuery(deps))),
  component: screen(() => import('../routes/announcements-route.tsx'), 'AnnouncementsRoute'),
})

const people = createRoute({
  getParentRoute: () => main,
  path: paths.people,
  validateSearch: parseRosterSearch,
  component: screen(() => import('../routes/people-route.tsx'), 'PeopleRoute'),
})

const courses = createRoute({
  getParentRoute: () => main,
  path: paths.courses,
  validateSearch: parseCoursesSearch,
  component: screen(() => import('../routes/courses-route.tsx'), 'CoursesRoute'),
})

const course = createRoute({
  getParentRoute: () => main,
  path: paths.coursePattern,
  notFoundComponent: NotFoundScreen,
  beforeLoad: requireIds,
  component: screen(() => import('../routes/course-route.tsx'), 'CourseRoute'),
})

const lesson = createRoute({
  getParentRoute: () => main,
  path: paths.lessonPattern,
  notFoundComponent: NotFoundScreen,
  beforeLoad: requireIds,
  component: screen(() => import('../routes/lesson-route.tsx'), 'LessonRoute'),
})

const payments = createRoute({
  getParentRoute: () => main,
  path: paths.payments,
  validateSearch: parsePaymentsSearch,
  component: screen(() => import('../routes/payments-route.tsx'), 'PaymentsRoute'),
})

const audit = createRoute({
  getParentRoute: () => main,
  path: paths.audit,
  validateSearch: (address: Record<string, unknown>) => readSearch(auditList, address),
  component: screen(() => import('../routes/audit-route.tsx'), 'AuditRoute'),
})

const settings = createRoute({
  getParentRoute: () => main,
  path: paths.settings,
  component: screen(() => import('../routes/settings-route.tsx'), 'SettingsRoute'),
})

const account = createRoute({
  getParentRoute: () => main,
  path: paths.account,
  component: screen(() => import('../routes/account-route.tsx'), 'AccountRoute'),
})

const elsewhere = createRoute({ getParentRoute: () => main, path: '$', component: NotFoundScreen })

export const router = createRouter({
  context: { queryClient },
  routeTree: root.addChildren([
    main.addChildren([
      home,
      queue,
      review,
      groups,
      group,
      student,
      timeline,
      shared,
      streaks,
      promise,
      exam,
      overview,
      shop,
      announcements,
      people,
      courses,
      course,
      lesson,
      payments,
      audit,
      settings,
      account,
      elsewhere,
    ]),
  ]),
  basepath: basePath,
  // What a screen's validateSearch does not know leaves the address, so that what a screen reads is what was checked.
  search: { strict: true },
  defaultPreload: 'intent',
  // The query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
