/** Every address of the app, once. The `*Pattern` ones are for the router alone. */
export const paths = {
  home: '/',
  courses: '/courses',
  coinShop: '/coin_shop',
  profile: '/profile',
  profilePattern: '/profile/{-$part}',
  chat: '/chat',
  leaderboard: '/leaderboard',
  notifications: '/notifications',
  invite: '/invite',
  invitedPattern: '/invite/$code',
  login: '/login',
  py: '/py',
  code: '/code',
  exam: '/exam',
  recall: '/recall',
  course: (courseId: number) => `/course/${courseId}`,
  module: (courseId: number, moduleId: number) => `/course/${courseId}/module/${moduleId}`,
  lesson: (courseId: number, moduleId: number, lessonId: number) =>
    `/course/${courseId}/module/${moduleId}/${lessonId}`,
  coursePattern: '/course/$courseId',
  modulePattern: '/course/$courseId/module/$moduleId',
  lessonPattern: '/course/$courseId/module/$moduleId/$lessonId',
  /** The console of teachers and admins: another app, reached by a whole page load. */
  staff: '/staff',
} as const

/** Whether an address leads to a place on a screen of this app, and not to a page elsewhere. */
export function isScreenPlace(address: string): boolean {
  return /^\/[a-z]+#/.test(address)
}

/** A way inside this app that may be followed after signing in; anything that could lead elsewhere is dropped. */
export function safeNext(next: unknown): string | undefined {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return undefined
  const url = new URL(next, 'https://qadam.invalid')
  if (url.origin !== 'https://qadam.invalid' || url.pathname === paths.login) return undefined
  return isOfStaff(url.pathname) ? undefined : url.pathname + url.search + url.hash
}

/** The place in the staff console to go to after signing in: its front page where no other of it is named. */
export function staffNext(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return paths.staff
  const url = new URL(next, 'https://qadam.invalid')
  const isThere = url.origin === 'https://qadam.invalid' && isOfStaff(url.pathname)
  return isThere ? url.pathname + url.search + url.hash : paths.staff
}

function isOfStaff(pathname: string): boolean {
  return pathname === paths.staff || pathname.startsWith(`${paths.staff}/`)
}
