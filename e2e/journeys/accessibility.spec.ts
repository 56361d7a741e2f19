import { profileParts, profilePath } from '../../apps/student/src/platform/profile-parts.ts'
import { AxeScan } from '../axe.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import type { SchoolServer } from '../server.ts'
import { Student } from '../student.ts'

const places = {
  halfway: [
    '/',
    '/courses',
    '/course/1',
    '/course/1/module/2',
    '/course/1/module/1/1',
    '/profile',
    ...profileParts.map(profilePath),
    '/coin_shop',
    '/chat',
    '/no/page',
  ],
  new: ['/', '/course/1/module/1', '/course/1/module/1/1', '/course/1/module/1/2'],
} as const

/** In the dark each kind of screen once, to a student in the middle: a new one's differ by words and states alone. */
const inTheDark: ReadonlySet<string> = new Set([
  '/login',
  ...places.halfway.filter((path) => path !== '/no/page'),
])

/** The login where it is a first visit, then each place of a student, once it has come to rest. */
async function visitAll(
  page: Page,
  school: SchoolServer,
  scan: AxeScan,
  kind: keyof typeof places,
  look: (path: string) => Promise<void>,
): Promise<void> {
  await page.goto(`${school.url}/login`)
  await scan.settle()
  if (kind === 'halfway') await look('/login')
  await new Student(page, 'uz').signIn(school.freshStudent(kind), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  for (const path of places[kind]) {
    await page.goto(school.url + path)
    await scan.settle()
    await look(path)
  }
}

test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' } })

for (const kind of ['halfway', 'new'] as const)
  test(`no screen of a student who is ${kind} has a fault that axe finds, on a phone, wide, nor too little contrast in the dark`, async ({
    page,
    school,
  }) => {
    const scan = new AxeScan(page)
    await visitAll(page, school, scan, kind, async (path) => {
      await scan.scan(path)
      if (kind === 'halfway' && inTheDark.has(path)) await scan.scanInTheDark(path)
      await page.setViewportSize(screens.laptop.viewport)
      await scan.settle()
      await scan.scanLayout(`${path}, wide`)
      await page.setViewportSize(screens.phone.viewport)
    })
    expect(scan.faults).toEqual([])
  })
