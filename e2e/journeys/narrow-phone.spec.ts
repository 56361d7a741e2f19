import type { Module } from '@qadam/contract'
import { paths } from '../../apps/student/src/platform/paths.ts'
import { profileParts, profilePath } from '../../apps/student/src/platform/profile-parts.ts'
import { ExamStudent } from '../exam-student.ts'
import { expect, test, type Page } from '../journey.ts'
import { narrowFaults } from '../narrow-faults.ts'
import { Traffic } from '../traffic.ts'
import { SchoolApi } from '../school-api.ts'
import { moreScreens } from '../screens.ts'
import { Student } from '../student.ts'

test.use({ ...moreScreens.narrow, contextOptions: { reducedMotion: 'reduce' } })

/** What waits has come, and fonts have their widths. */
async function settle(page: Page, traffic: Traffic): Promise<void> {
  await traffic.end()
  await expect(page.locator('.animate-skeleton')).toHaveCount(0)
  await page.evaluate(async () => await document.fonts.ready)
}

for (const lang of ['uz', 'ru'] as const)
  test(`on the narrowest phone nothing is cut nor moved sideways, in ${lang}`, async ({ page, school }) => {
    test.slow()
    const faults: Record<string, string[]> = {}
    const traffic = new Traffic(page)
    const look = async (name: string) => {
      await settle(page, traffic)
      const found = await narrowFaults(page, { hasScrollingTabs: name === paths.code || name === paths.py })
      if (found.length > 0) faults[name] = found
    }
    const see = async (...addresses: string[]) => {
      for (const address of addresses) {
        await page.goto(school.url + address)
        await look(address)
      }
    }
    const phone = school.freshStudent('halfway')
    const device = await SchoolApi.signIn(school.url, phone, 'student')
    await device.call('update_lang', { lang })
    const course_id = 1
    const modules = await device.call<Module[]>('course_modules', { course_id })
    const [module, later] = [modules[0], modules[1]]
    const { link } = await device.call<{ link: string }>('invite', {})

    await page.addInitScript((chosen) => {
      if (origin !== 'null') localStorage.setItem('language', chosen)
    }, lang)
    const { home, courses, coinShop, leaderboard, profile, invite, notifications, chat, py, code } = paths
    await see(paths.login, new URL(link, school.url).pathname, '/invite/22222222')
    await page.goto(`${school.url}${paths.login}`)
    await new Student(page, lang).signIn(phone, 'demo1234')
    await expect(page).toHaveURL(`${school.url}/`)
    await see(home, courses, coinShop, leaderboard, '/leaderboard?whose=league', invite, notifications, chat)
    await see(profile, ...profileParts.map(profilePath))
    await see(py, code, '/no/page')
    await see(paths.course(course_id), paths.module(course_id, module?.id ?? 0))
    await see(paths.module(course_id, later?.id ?? 0))
    for (const { id } of module?.lessons ?? []) await see(paths.lesson(course_id, module?.id ?? 0, id))

    await see(paths.exam)
    await new ExamStudent(page, lang).start()
    await look('a question of the exam')
    expect(faults).toEqual({})
  })
