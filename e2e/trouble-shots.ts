import type { Page, Route } from '@playwright/test'
import { settle, stand, type Shot } from './shot-hands.ts'
import { admin, teacher } from './staff.ts'

const halfway = '900000001'

/** Reloads the screen, while the server replies so, and waits for what it makes of that. */
const under =
  (answer: (route: Route) => Promise<unknown> | undefined, shown: (page: Page) => Promise<void>) =>
  async (page: Page) => {
    await page.route('**/api/*?action=*', async (route) => {
      await answer(route)
    })
    await page.reload()
    await page.getByRole('button').first().waitFor({ timeout: 10_000 })
    await shown(page)
  }

// What failed is asked for twice again before it says so.
const failing = under(
  (route) => route.fulfill({ status: 500, json: { success: false, message: 'unexpected' } }),
  settle,
)
const silent = under(() => undefined, stand)

const screens = [
  { name: 'home', path: '/', phone: halfway },
  { name: 'courses', path: '/courses', phone: halfway },
  { name: 'course', path: '/course/1', phone: halfway },
  { name: 'module', path: '/course/1/module/2', phone: halfway },
  { name: 'lesson', path: '/course/1/module/1/1', phone: halfway },
  { name: 'profile', path: '/profile', phone: halfway },
  { name: 'notifications', path: '/notifications', phone: halfway },
  { name: 'leaderboard', path: '/leaderboard', phone: halfway },
  { name: 'py', path: '/py', phone: halfway },
  { name: 'staff-queue', path: '/staff/review', phone: teacher },
  { name: 'staff-progress', path: '/staff/groups/1', phone: teacher },
  { name: 'staff-promise', path: '/staff/promise', phone: teacher },
  { name: 'staff-overview', path: '/staff/overview', phone: admin },
  { name: 'staff-people', path: '/staff/people', phone: admin },
  { name: 'staff-course', path: '/staff/courses/1', phone: admin },
  { name: 'staff-lesson', path: '/staff/lessons/1', phone: admin },
  { name: 'staff-settings', path: '/staff/settings', phone: admin },
] as const

/** Screens while nothing comes, and when what comes is a failure. */
export const troubleShots: readonly Shot[] = screens.flatMap(({ name, path, phone }) => [
  { name: `trouble-${name}-failed`, phone, path, prepare: failing },
  { name: `trouble-${name}-loading`, phone, path, prepare: silent },
])
