import { requireIds } from '@qadam/web/require-ids'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { courseQuery } from '../features/learning/courses/course-query.ts'
import { coursesQuery } from '../features/learning/courses/courses-query.ts'
import { lessonsQuery } from '../features/learning/courses/lessons-query.ts'
import { modulesQuery } from '../features/learning/courses/modules-query.ts'
import { boardOf } from '../features/rewards/leaderboard/board.ts'
import { leagueQuery } from '../features/rewards/leagues/league-query.ts'
import { notificationsQuery } from '../features/messages/notifications/notifications-query.ts'
import { shopQuery } from '../features/rewards/shop/shop-query.ts'
import { loadChunk, loadWithTexts } from '../platform/chunk.ts'
import { loadStudyTexts } from '../platform/i18n/start.ts'
import { paths } from '../platform/paths.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'
import { requireSession, requireSignedOut } from './guards.ts'
import { RootLayout } from './root-layout.tsx'
import { RouteError } from './route-error.tsx'
import { UnexpectedErrorScreen } from './unexpected-error.tsx'
import { Shell } from './shell.tsx'

// Seldom met: the first sight of everything else is not to wait for them.
const notFound = () => loadChunk(() => import('./not-found-screen.tsx'))
const NotFoundPage = lazyRouteComponent(notFound, 'NotFoundPage')
const NotFoundScreen = lazyRouteComponent(notFound, 'NotFoundScreen')

/** A screen whose file comes when it is opened. */
const screen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadChunk(load), name)
/** The same with the texts that no first view has. */
const laterScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadWithTexts(load), name)
/** The same of the lesson area. */
const studyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadWithTexts(load, loadStudyTexts), name)

// Loaders only start the reads; a screen shows its own skeleton, error and retry.
const start = (...reads: Promise<unknown>[]): void => void Promise.allSettled(reads)

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ({ error, reset }) => <UnexpectedErrorScreen error={error} onRetry={reset} />,
})

const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  beforeLoad: requireSession,
  component: Shell,
})

const home = createRoute({
  getParentRoute: () => main,
  path: paths.home,
  loader: ({ context: { queryClient } }) => start(queryClient.prefetchQuery(coursesQuery)),
  component: screen(() => import('../routes/home-route.tsx'), 'HomeRoute'),
})

const courses = createRoute({
  getParentRoute: () => main,
  path: paths.courses,
  loader: ({ context: { queryClient } }) => start(queryClient.prefetchQuery(coursesQuery)),
  component: screen(() => import('../routes/courses-route.tsx'), 'CoursesRoute'),
})

const course = createRoute({
  getParentRoute: () => main,
  path: paths.coursePattern,
  notFoundComponent: NotFoundScreen,
  beforeLoad: requireIds,
  loader: ({ params, context: { queryClient } }) =>
    start(
      queryClient.prefetchQuery(courseQuery(Number(params.courseId))),
      queryClient.prefetchQuery(modulesQuery(Number(params.courseId))),
    ),
  component: screen(() => import('../routes/course-route.tsx'), 'CourseRoute'),
})

const module = createRoute({
  getParentRoute: () => main,
  path: paths.modulePattern,
  notFoundComponent: NotFoundScreen,
  beforeLoad: requireIds,
  loader: ({ params, context: { queryClient } }) =>
    start(
      queryClient.prefetchQuery(courseQuery(Number(params.courseId))),
      queryClient.prefetchQuery(modulesQuery(Number(params.courseId), Number(params.moduleId))),
    ),
  component: screen(() => import('../routes/module-route.tsx'), 'ModuleRoute'),
})

const coinShop = createRoute({
  getParentRoute: () => main,
  path: paths.coinShop,
  loader: ({ context: { queryClient } }) => start(queryClient.prefetchQuery(shopQuery)),
  component: laterScreen(() => import('../routes/coin-shop-route.tsx'), 'CoinShopRoute'),
})

/** Among whom, and over what time; what is not named is the group's week. */
const leaderboard = createRoute({
  getParentRoute: () => main,
  path: paths.leaderboard,
  validateSearch: boardOf,
  loader: ({ context: { queryClient } }) => start(queryClient.prefetchQuery(leagueQuery)),
  component: laterScreen(() => import('../routes/leaderboard-route.tsx'), 'LeaderboardRoute'),
})

const profile = createRoute({
  getParentRoute: () => main,
  path: paths.profilePattern,
  notFoundComponent: NotFoundScreen,
  component: laterScreen(() => import('../routes/profile-route.tsx'), 'ProfileRoute'),
})

const invite = createRoute({
  getParentRoute: () => main,
  path: paths.invite,
  component: laterScreen(() => import('../routes/invite-route.tsx'), 'InviteRoute'),
})

/** Public. */
const invited = createRoute({
  getParentRoute: () => root,
  path: paths.invitedPattern,
  component: laterScreen(() => import('../routes/invited-route.tsx'), 'InvitedRoute'),
})

const notifications = createRoute({
  getParentRoute: () => main,
  path: paths.notifications,
  loader: ({ context: { queryClient } }) => start(queryClient.prefetchQuery(notificationsQuery)),
  component: laterScreen(() => import('../routes/notifications-route.tsx'), 'NotificationsRoute'),
})

const chat = createRoute({
  getParentRoute: () => main,
  path: paths.chat,
  component: screen(() => import('../routes/chat-route.tsx'), 'ChatRoute'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  validateSearch: ({ next }: { next?: unknown }): { next?: string } =>
    typeof next === 'string' ? { next } : {},
  beforeLoad: requireSignedOut,
  component: laterScreen(() => import('../routes/login-route.tsx'), 'LoginRoute'),
})

/** The lesson area has a layout of its own: nothing but the lesson. */
const lesson = createRoute({
  getParentRoute: () => root,
  path: paths.lessonPattern,
  notFoundComponent: NotFoundPage,
  beforeLoad: async (context) => {
    requireIds(context)
    await requireSession(context)
  },
  // Not its questions: with these the server's clock of watching begins.
  loader: ({ params, context: { queryClient } }) => {
    const [courseId, moduleId] = [Number(params.courseId), Number(params.moduleId)]
    start(
      queryClient.prefetchQuery(courseQuery(courseId)),
      queryClient.prefetchQuery(modulesQuery(courseId, moduleId)),
      queryClient.prefetchQuery(lessonsQuery(moduleId)),
    )
  },
  component: studyScreen(() => import('../routes/lesson-route.tsx'), 'LessonRoute'),
})

/** Outside the main layout: nothing but the exam. */
const exam = createRoute({
  getParentRoute: () => root,
  path: paths.exam,
  beforeLoad: requireSession,
  component: laterScreen(() => import('../routes/exam-route.tsx'), 'ExamRoute'),
})

/** Nothing but what is due. */
const recall = createRoute({
  getParentRoute: () => root,
  path: paths.recall,
  beforeLoad: requireSession,
  component: laterScreen(() => import('../routes/recall-route.tsx'), 'RecallRoute'),
})

/** Public: what a guest writes stays on the device until they sign in. */
const py = createRoute({
  getParentRoute: () => root,
  path: paths.py,
  beforeLoad: async () => {
    await session.known
  },
  component: studyScreen(() => import('../routes/py-route.tsx'), 'PyRoute'),
})

/** Likewise, for web pages. */
const code = createRoute({
  getParentRoute: () => root,
  path: paths.code,
  beforeLoad: async () => {
    await session.known
  },
  component: studyScreen(() => import('../routes/code-route.tsx'), 'CodeRoute'),
})

export const router = createRouter({
  context: { queryClient },
  routeTree: root.addChildren([
    main.addChildren([
      home,
      courses,
      course,
      module,
      coinShop,
      leaderboard,
      profile,
      invite,
      notifications,
      chat,
    ]),
    login,
    invited,
    lesson,
    exam,
    recall,
    py,
    code,
  ]),
  defaultPreload: 'intent',
  // The query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: NotFoundScreen,
  // The page scrolls by specification 2, in scrolling.ts.
  scrollRestoration: false,
  defaultHashScrollIntoView: false,
})
