/**
 * Pictures of every screen in both sizes, themes and languages, into gallery/: to be looked at. With words after the
 * command, only of the screens whose names begin with one of them; phone, laptop, light, dark, uz and ru, and several of
 * them joined as folders here are, say in which of these. A phone on its side (landscape) and a narrow one come where they
 * are named. In each folder contact sheets hold all of it in few pictures.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { User } from '@qadam/contract'
import { profileParts, profilePath } from '../apps/student/src/platform/profile-parts.ts'
import { browserFlags, findBrowser } from './browser.ts'
import { codeShots } from './code-shots.ts'
import { consoleShots } from './console-shots.ts'
import { layContactSheets } from './contact-sheets.ts'
import { examShots } from './exam-shots.ts'
import { practiceShots, prepareWorks } from './practice-shots.ts'
import { prepareRewards, rewardShots } from './reward-shots.ts'
import { SchoolApi } from './school-api.ts'
import { moreScreens, screens } from './screens.ts'
import { seldomShots } from './seldom-shots.ts'
import { SchoolServer } from './server.ts'
import type { Lang } from './student.ts'
import { testShots } from './test-shots.ts'
import { Traffic } from './traffic.ts'
import { troubleShots } from './trouble-shots.ts'

const allScreens = { ...screens, ...moreScreens }
const target = join(import.meta.dirname, '../gallery')

interface Shot {
  name: string
  /** The demo account that sees it; none for a signed-out visitor. */
  phone?: string
  path: string
  /** Leads to what is pictured; `snap` takes a picture on the way. */
  prepare?: (page: Page, snap: (name: string) => Promise<void>) => Promise<void>
}

const halfway = '900000001'
const brandNew = '900000002'
const frozen = '900000003'
const teacher = '900000010'
const admin = '900000020'
const staff: readonly string[] = [teacher, admin]

const shots: readonly Shot[] = [
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
  { name: 'notifications-none', phone: brandNew, path: '/notifications' },
  { name: 'chat', phone: halfway, path: '/chat' },
  { name: 'not-found', phone: halfway, path: '/no/such/page' },
  {
    name: 'offline',
    phone: halfway,
    path: '/courses',
    prepare: async (page) => {
      await page.context().setOffline(true)
      await page.waitForTimeout(500)
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
const staffShots: readonly Shot[] = [
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
        await page.waitForTimeout(500)
      },
    },
  ]
}

async function openFirst(page: Page): Promise<void> {
  const traffic = new Traffic(page)
  await page.locator('tbody a').first().click()
  await traffic.end()
  await page.waitForTimeout(500)
}

async function shoot(page: Page, base: string, shot: Shot, folder: string): Promise<void> {
  const size = page.viewportSize()
  const traffic = new Traffic(page)
  await page.goto(base + shot.path)
  // On a machine that is busy traffic may have no end: what is there by then is pictured.
  await traffic.end({ timeout: 15_000 }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(400)
  const snap = async (name: string) => {
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
  try {
    await shot.prepare?.(page, snap)
  } catch (error) {
    // One screen that has changed must not cost the pictures of all others.
    console.error(`${shot.name}: ${String(error).split('\n')[0]}`)
  }
  await snap(shot.name)
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (size) await page.setViewportSize(size)
}

async function signIn(context: BrowserContext, base: string, phone: string, lang: Lang): Promise<void> {
  if (!staff.includes(phone)) {
    const student = await SchoolApi.signIn(base, phone, 'student')
    await student.call('update_lang', { lang })
  }
  const page = await context.newPage()
  await page.goto(`${base}/login`)
  await page.locator('input[type=tel]').fill(phone)
  await page.locator('input[type=password]').fill('demo1234')
  await page.locator('input[type=checkbox]').check()
  await page.keyboard.press('Enter')
  await page.waitForURL(staff.includes(phone) ? /\/staff\/./ : `${base}/`)
  await page.close()
}

/** Of the words after the command those that name looks, each as its parts. */
function splitWords(words: readonly string[]): { looks: string[][]; names: string[] } {
  const parts = new Set<string>([...Object.keys(allScreens), 'light', 'dark', 'uz', 'ru'])
  const isLook = (word: string) => word.split('-').every((part) => parts.has(part))
  return {
    looks: words.filter(isLook).map((word) => word.split('-')),
    names: words.filter((word) => !isLook(word)),
  }
}

async function shootAll(
  browser: Browser,
  base: string,
  invitation: string,
  words: readonly string[],
): Promise<number> {
  const { looks, names } = splitWords(words)
  const allShots: readonly Shot[] = [
    ...shots,
    ...practiceShots.map(({ prepare, ...shot }) => ({
      ...shot,
      prepare: async (page: Page) => {
        await prepare(page)
        await page.waitForTimeout(700)
      },
    })),
    ...testShots,
    ...examShots,
    ...(await codeShots(base)),
    ...staffShots,
    ...(await studentShots(base)),
    ...(await consoleShots(base)),
    ...troubleShots,
    ...seldomShots,
    ...rewardShots,
    { name: 'rewards-invited', path: invitation },
  ].filter(({ name }) => names.length === 0 || names.some((one) => name.startsWith(one)))
  let count = 0
  for (const [size, options] of Object.entries(allScreens)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const lang of ['uz', 'ru'] satisfies Lang[]) {
        const look: string[] = [size, colorScheme, lang]
        const isAsked = looks.some((parts) => parts.every((part) => look.includes(part)))
        const isExtra = size in moreScreens && !looks.some((parts) => parts.includes(size))
        if (isExtra || (looks.length > 0 && !isAsked)) continue
        const folder = join(target, look.join('-'))
        mkdirSync(folder, { recursive: true })
        for (const phone of new Set(allShots.map((shot) => shot.phone))) {
          const context = await browser.newContext({
            ...options,
            colorScheme,
            locale: lang,
            serviceWorkers: 'block',
          })
          await context.addInitScript((chosen) => {
            // A sandboxed frame, where this runs too, has no storage.
            if (origin === 'null') return
            localStorage.setItem('language', chosen)
            localStorage.setItem('qadam.code_tour', 'seen')
            // The live screen, not the one cached by the last visit.
            for (const home of [sessionStorage, localStorage]) home.removeItem('qadam.sights')
            const forget = () => document.getElementById('first-course')?.remove()
            document.addEventListener('readystatechange', forget, { once: true })
          }, lang)
          if (phone !== undefined) await signIn(context, base, phone, lang)
          const page = await context.newPage()
          for (const shot of allShots.filter((one) => one.phone === phone)) {
            await shoot(page, base, shot, folder)
            count += 1
          }
          await context.close()
        }
        await layContactSheets(browser, folder, size)
        console.log(`${size}, ${colorScheme}, ${lang}: done`)
      }
    }
  }
  return count
}

rmSync(target, { recursive: true, force: true })
const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserFlags,
  env: { ...process.env, ...found.env },
})
const forgetPrepared = SchoolServer.prepare()
const prepared = process.env['QADAM_JOURNEY_SCHOOL']
if (prepared !== undefined)
  execFileSync(process.execPath, [join(import.meta.dirname, 'extreme-people.ts'), prepared], {
    stdio: 'inherit',
  })
const school = await SchoolServer.start()
try {
  await prepareWorks(school.url)
  const invitation = await prepareRewards(school.url)
  console.log(
    `${await shootAll(browser, school.url, invitation, process.argv.slice(2))} pictures in gallery/`,
  )
} finally {
  await browser.close()
  await school.dispose()
  forgetPrepared()
}
