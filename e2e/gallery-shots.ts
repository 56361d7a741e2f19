import type { Page } from '@playwright/test'
import type { User } from '@qadam/contract'
import { profileParts, profilePath } from '../apps/student/src/platform/profile-parts.ts'
import { codeShots } from './code-shots.ts'
import { consoleShots } from './console-shots.ts'
import { examShots } from './exam-shots.ts'
import { practiceShots, prepareWorks } from './practice-shots.ts'
import { rareShots } from './rare-shots.ts'
import { prepareRewards, rewardShots } from './reward-shots.ts'
import { SchoolApi } from './school-api.ts'
import { seldomShots } from './seldom-shots.ts'
import { settle, type Shot } from './shot-hands.ts'
import { testShots } from './test-shots.ts'
import { Traffic } from './traffic.ts'
import { troubleShots } from './trouble-shots.ts'

const halfway = '900000001'
const brandNew = '900000002'
const frozen = '900000003'
const teacher = '900000010'
const admin = '900000020'
/** Those who sign in to the console. */
export const staff: readonly string[] = [teacher, admin]

const studentScreens: readonly Shot[] = [
  { name: 'login', path: '/login' },
  { name: 'home', phone: halfway, path: '/' },
  { name: 'home-new', phone: brandNew, path: '/' },
  { name: 'home-frozen', phone: frozen, path: '/' },
  { name: 'courses', phone: halfway, path: '/courses' },
  { name: 'course', phone: halfway, path: '/course/1' },
  { name: 'module', phone: halfway, path: '/course/1/module/2' },
  { name: 'lesson-video', phone: brandNew, path: '/course/1/module/1/1' },
  { name: 'lesson-closed', phone: brandNew, path: '/course/1/module/1/2' },
  { name: 'lesson-passed', phone: halfway, path: '/course/1/module/1/1' },
  { name: 'profile', phone: halfway, path: '/profile' },
  ...profileParts.map((part) => ({
    name: `profile-${part}`,
    phone: halfway,
    path: profilePath(part),
  })),
  { name: 'coin-shop', phone: halfway, path: '/coin_shop' },
  { name: 'leaderboard', phone: halfway, path: '/leaderboard' },
  { name: 'leaderboard-school', phone: halfway, path: '/leaderboard?whose=school&period=all' },
  { name: 'leaderboard-new', phone: brandNew, path: '/leaderboard?period=month' },
  { name: 'leaderboard-league', phone: halfway, path: '/leaderboard?whose=league' },
  { name: 'leaderboard-league-none', phone: brandNew, path: '/leaderboard?whose=league' },
  { name: 'notifications', phone: halfway, path: '/notifications' },
  {
    name: 'notifications-none',
    phone: brandNew,
    path: '/notifications',
    prepare: async (page) => {
      const removes = page.locator('main li button:last-of-type')
      for (let left = await removes.count(); left > 0; left -= 1) {
        await removes.first().click()
        await settle(page)
      }
    },
  },
  { name: 'chat', phone: halfway, path: '/chat' },
  { name: 'not-found', phone: halfway, path: '/no/such/page' },
  {
    name: 'offline',
    phone: halfway,
    path: '/courses',
    prepare: async (page) => {
      await page.context().setOffline(true)
      await settle(page)
    },
  },
]

/** Those that an admin alone has, and where below /staff each is. */
const officeScreens = {
  announcements: 'announcements',
  streaks: 'streaks',
  audit: 'audit',
  settings: 'settings',
  people: 'people',
  overview: 'overview',
  'overview-course': 'overview?section=course',
  'promise-absences': 'promise?section=absences',
  'promise-settings': 'promise?section=settings',
  courses: 'courses',
  course: 'courses/1',
  lesson: 'lessons/1',
  payments: 'payments',
  'payments-history': 'payments?section=history',
  'payments-online': 'payments?section=online',
  'payments-prices': 'payments?section=prices',
  shop: 'shop',
  'shop-items': 'shop?section=items',
  exam: 'exam',
  'exam-bank': 'exam?section=bank',
} as const

/** The console's screens, with the address each has below /staff. */
const consoleScreens: readonly Shot[] = [
  { name: 'staff-queue', phone: teacher, path: '/staff/review' },
  { name: 'staff-queue-all', phone: teacher, path: '/staff/review?status=all' },
  { name: 'staff-promise', phone: teacher, path: '/staff/promise' },
  { name: 'staff-promise-report', phone: teacher, path: '/staff/promise?section=report' },
  { name: 'staff-queue-nothing', phone: teacher, path: '/staff/review?q=zzzz' },
  ...(['text', 'voice', 'input-file', 'compiler'] as const).map((type) => ({
    name: `staff-review-${type}`,
    phone: teacher,
    path: `/staff/review?type=${type}`,
    prepare: openFirst,
  })),
  { name: 'staff-decided', phone: teacher, path: '/staff/review?status=approved', prepare: openFirst },
  { name: 'staff-groups', phone: teacher, path: '/staff/groups' },
  { name: 'staff-progress', phone: teacher, path: '/staff/groups/1' },
  { name: 'staff-account', phone: teacher, path: '/staff/account' },
  { name: 'staff-not-found', phone: teacher, path: '/staff/no/such' },
  ...Object.entries(officeScreens).map(([name, path]) => ({
    name: `staff-${name}`,
    phone: admin,
    path: `/staff/${path}`,
  })),
]

/** The console's screens of the student who sits the exam and is halfway through a course. */
async function studentShots(base: string): Promise<Shot[]> {
  const { id } = await (await SchoolApi.signIn(base, halfway, 'student')).call<User>('profile', {})
  const path = `/staff/students/${id}`
  return [
    {
      name: 'staff-student',
      phone: admin,
      path,
      prepare: async (page, snap) => {
        await snap('staff-student-top')
        await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 3200 })
        await settle(page)
      },
    },
  ]
}

async function openFirst(page: Page): Promise<void> {
  const traffic = new Traffic(page)
  await page.locator('tbody a').first().click()
  await traffic.end()
  await settle(page)
}

/** Makes a school ready to be pictured. @returns all that is pictured of it, students first. */
export async function prepareShots(base: string): Promise<Shot[]> {
  await prepareWorks(base)
  const invitation = await prepareRewards(base)
  return [
    // Before a device has seen anything that it could show in the meantime.
    ...troubleShots,
    ...studentScreens,
    ...practiceShots,
    ...testShots,
    ...examShots,
    ...(await codeShots(base)),
    ...consoleScreens,
    ...(await studentShots(base)),
    ...(await consoleShots(base)),
    ...seldomShots,
    ...rewardShots,
    ...(await rareShots(base)),
    { name: 'rewards-invited', path: invitation },
  ]
}
