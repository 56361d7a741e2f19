/** Every address of the console below /staff, once. The `*Pattern` ones are for the router alone. */
export const paths = {
  home: '/',
  queue: '/review',
  reviewPattern: '/review/$submissionId',
  groups: '/groups',
  groupPattern: '/groups/$groupId',
  studentPattern: '/students/$studentId',
  timelinePattern: '/students/$studentId/timeline',
  /** What a student shared: by its number, or by the key in the hash of the link that students open. */
  shared: '/shared',
  streaks: '/streaks',
  promise: '/promise',
  exam: '/exam',
  overview: '/overview',
  shop: '/shop',
  announcements: '/announcements',
  people: '/people',
  courses: '/courses',
  coursePattern: '/courses/$courseId',
  lessonPattern: '/lessons/$lessonId',
  payments: '/payments',
  audit: '/audit',
  settings: '/settings',
  account: '/account',
} as const

/** Where the console lives on its origin. */
export const basePath = '/staff'

/** The sign-in page, which belongs to the student app, and the address to return to. */
export function loginAddress(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`
}
