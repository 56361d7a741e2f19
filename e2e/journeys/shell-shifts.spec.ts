import { setTimeout } from 'node:timers/promises'
import { expect, screens, test } from '../journey.ts'
import { loadsWithoutShifts } from '../layout-shifts.ts'
import { Student } from '../student.ts'

test.use({ ...screens.phone, serviceWorkers: 'allow' })

test('nothing jumps while a page loads, and its console stays empty, with a service worker too', async ({
  page,
  school,
}) => {
  const noted: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) noted.push(`${page.url()}: ${message.text()}`)
  })
  const student = new Student(page, 'uz')
  await page.goto(school.url)
  await student.signIn(school.freshStudent('halfway'), 'demo1234')
  for (const path of ['/', '/courses', '/profile', '/py'])
    await test.step(path, async () => await loadsWithoutShifts(page, school.url + path))
  expect(noted).toEqual([])
})

test.describe('on a laptop', () => {
  test.use(screens.laptop)

  test('nor does a screen when what stands beside it comes, each part in its time', async ({
    page,
    school,
  }) => {
    const student = new Student(page, 'uz')
    await page.goto(school.url)
    await student.signIn(school.freshStudent('halfway'), 'demo1234')
    await expect(page).toHaveURL(`${school.url}/`)
    for (const path of ['/course/1', '/course/1/module/1', '/leaderboard', '/notifications'])
      await test.step(path, async () => await loadsWithoutShifts(page, school.url + path))
  })
})

test.describe('on a slow connection', () => {
  test.use({ serviceWorkers: 'block' })

  test('nor does anything of a frozen student’s home, each part of which comes late', async ({
    page,
    school,
  }) => {
    const student = new Student(page, 'uz')
    await page.goto(school.url)
    await student.signIn('90 000 00 03', 'demo1234')
    await expect(page).toHaveURL(`${school.url}/`)
    await page.route('**/assets/*.js', async (route) => {
      await setTimeout(400)
      await route.continue()
    })
    for (const path of ['/', '/py'])
      await test.step(path, async () => await loadsWithoutShifts(page, school.url + path))
  })
})
