import type { Request, Response } from '@playwright/test'
import type { Module, ReviewRow } from '@qadam/contract'
import { paths as office } from '../../apps/staff/src/platform/paths.ts'
import { paths } from '../../apps/student/src/platform/paths.ts'
import { profileParts, profilePath } from '../../apps/student/src/platform/profile-parts.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { Traffic } from '../traffic.ts'
import { SchoolApi } from '../school-api.ts'
import { admin, Staff } from '../staff.ts'
import { Student } from '../student.ts'

// On a laptop, which shows more at once than a phone.
test.use(screens.laptop)

/** Whoever loads a page waits for its slowest call, and a phone's network bears few at once. */
const most = (path: string) => (path === paths.home ? 8 : 9)
/** Some pages look again by themselves, later than that. */
const again_ms = 6000
const atOnce = 4

interface Asked {
  action: string
  body: string
  at: number
}

const isEvents = (reply: Response) => reply.url().includes('/events?')
const actionOf = (request: Request) => /action=(\w+)/.exec(request.url())?.[1]

/** What each page asks for from its address until live events are there, opened anew in a tab of its own. */
async function openEach(
  page: Page,
  url: string,
  addresses: readonly string[],
): Promise<Map<string, Asked[]>> {
  const stored = await page.evaluate(() => Object.entries(sessionStorage))
  const browser = page.context().browser()
  const asked = new Map<string, Asked[]>()
  const open = async (address: string) => {
    const context = await browser?.newContext(screens.laptop)
    if (!context) throw new Error('the browser is gone')
    // Sandboxed frames have no storage.
    await context.addInitScript((entries) => {
      if (origin !== 'null') for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, stored)
    const tab = await context.newPage()
    const calls: Asked[] = []
    tab.on('request', (request) => {
      const action = actionOf(request)
      if (action !== undefined) calls.push({ action, body: request.postData() ?? '', at: Date.now() })
    })
    // On a busy machine the server turns calls away, which the page repeats, and live events whose ticket comes late.
    tab.on('response', (reply) => {
      const isRepeated = reply.status() === 503 || (isEvents(reply) && !reply.ok())
      const refused = isEvents(reply) ? 'events_ticket' : actionOf(reply.request())
      const place = isRepeated ? calls.findLastIndex(({ action }) => action === refused) : -1
      if (place !== -1) calls.splice(place, 1)
    })
    const traffic = new Traffic(tab)
    const isLive = tab.waitForResponse((reply) => isEvents(reply) && reply.ok(), { timeout: 60_000 })
    await tab.goto(url + address)
    await isLive
    await traffic.callsEnd()
    asked.set(address, calls)
    await context.close()
  }
  for (let first = 0; first < addresses.length; first += atOnce)
    await Promise.all(addresses.slice(first, first + atOnce).map(open))
  return asked
}

function expectFewAndOnce(asked: ReadonlyMap<string, readonly Asked[]>): void {
  for (const [address, calls] of asked) {
    const names = calls.map(({ action }) => action)
    expect(names.length, `${address} asks for ${names.join(', ')}`).toBeLessThanOrEqual(most(address))
    const isRepeated = (one: Asked, place: number) =>
      calls
        .slice(0, place)
        .some(({ action, body, at }) => action === one.action && body === one.body && one.at - at < again_ms)
    const repeated = calls.filter(isRepeated).map(({ action }) => action)
    expect(repeated, `${address} asks twice`).toEqual([])
  }
}

test('each page of the student app asks for few things, and for none of them twice', async ({
  page,
  school,
}) => {
  const phone = school.freshStudent('halfway')
  const device = await SchoolApi.signIn(school.url, phone, 'student')
  const [course] = await device.call<{ id: number }[]>('courses', {})
  const course_id = course?.id ?? 0
  const [module] = await device.call<Module[]>('course_modules', { course_id })
  const [done, last, end] = [0, -2, -1].map((place) => module?.lessons.at(place)?.id ?? 0)
  const lesson = (id = 0) => paths.lesson(course_id, module?.id ?? 0, id)
  // What the first visit of a day pays is told, and asked for again.
  await device.call('day_goals', {})
  await page.goto(school.url)
  await new Student(page, 'uz').signIn(phone, 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  const { home, courses, coinShop, leaderboard, profile, invite, notifications, chat, exam, py, code } = paths
  const asked = await openEach(page, school.url, [
    ...[home, courses, coinShop, leaderboard, profile, invite, notifications, chat, exam, py, code],
    ...profileParts.map(profilePath),
    paths.course(course_id),
    paths.module(course_id, module?.id ?? 0),
    ...[done, last, end].map(lesson),
  ])
  expectFewAndOnce(asked)
})

test('each page of the console asks for few things, and for none of them twice', async ({ page, school }) => {
  const staff = new Staff(page, school.url)
  await staff.signIn(admin)
  const { rows } = (await staff.ask('review_queue', {})) as { rows: ReviewRow[] } // the contract's shape
  const [courses, groups] = (await Promise.all([
    staff.ask('authoring_courses', {}),
    staff.ask('groups', {}),
  ])) as [{ id: number }[], { id: number }[]] // likewise
  const asked = await openEach(page, `${school.url}/staff`, [
    ...Object.values(office).filter((path) => !path.includes('$') && path !== office.home),
    `/review/${rows[0]?.submission_id}`,
    `/students/${rows[0]?.student.id}`,
    `/groups/${groups[0]?.id}`,
    `/courses/${courses[0]?.id}`,
  ])
  expectFewAndOnce(asked)
})
