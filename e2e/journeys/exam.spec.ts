import type { User } from '@qadam/contract'
import { AxeScan } from '../axe.ts'
import { ExamStudent } from '../exam-student.ts'
import { expect, screens, test } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import { Student } from '../student.ts'

test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' } })

/** Right answers part by part, and where the level leads. */
const outcomes: readonly [rights: readonly number[], redirect: string][] = [
  [[7], '/course/36/module/48'],
  [[8, 7], '/course/36/module/71'],
  [[8, 10, 0], '/course/36/module/72'],
  [[10, 8, 9], '/course/36/module/76'],
]

test('the exam leads each level to its module: by keyboard, over a reload, a lost connection and a second tab', async ({
  page,
  school,
  context,
}) => {
  const phone = school.freshStudent()
  await page.goto(`${school.url}/login`)
  await new Student(page, 'uz').signIn(phone, 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  const { id } = await (await SchoolApi.signIn(school.url, phone, 'student')).call<User>('profile', {})
  const admin = await SchoolApi.signIn(school.url, '900000020', 'staff')
  const student = new ExamStudent(page, 'uz')
  const scan = new AxeScan(page)
  const { words } = student

  for (const [level, [rights, redirect]] of outcomes.entries()) {
    await page.goto(`${school.url}/exam`)
    await expect(page.getByRole('heading', { name: words.ready.title })).toBeVisible()
    if (level === 0) await scan.scan('exam: ready')
    await student.start()
    for (const [part, right] of rights.entries()) {
      if (part > 0) await student.goOn()
      if (level === 0) {
        await scan.scan('exam: question')
        await expect(page.getByRole('button', { name: words.next })).toBeDisabled()
        await expect(page.getByRole('button', { name: 'ru — Русский' })).toBeDisabled()
        await student.answer(true)
        await page.reload()
        await expect(page.getByText('2 / 10')).toBeVisible()
        await context.setOffline(true)
        await student.answer(true)
        await context.setOffline(false)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: words.leave.stay }).click()
        for (let place = 2; place < 10; place += 1) await student.answer(place < right)
      } else if (level === 1 && part === 0) {
        const second = await context.newPage()
        await second.goto(`${school.url}/exam`)
        await new ExamStudent(second, 'uz').answer(true)
        await second.close()
        await page.reload()
        await expect(page.getByText('2 / 10')).toBeVisible()
        for (let place = 1; place < 10; place += 1) await student.answer(place < right)
      } else await student.answerPart(right)
    }
    await expect(page.getByText(words.result.level[String(level) as '0'])).toBeVisible() // there are four
    if (level === 0) await scan.scan('exam: result')
    await page.reload()
    await page.getByRole('button', { name: words.result.finish }).click()
    await expect(page).toHaveURL(school.url + redirect)
    await admin.call('exam_grant', { student_id: id })
  }
  expect(scan.faults).toEqual([])
})
