import type { Exam, User } from '@qadam/contract'
import { placementQuestions } from '../../apps/server/src/modules/learning/exam/placement-bank.ts'
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

/** On another device, answers what is open of the running part but its last question. */
async function answerElsewhere(device: SchoolApi, right: number): Promise<void> {
  const { parts, selected = {} } = await device.call<Exam>('exam', {})
  const questions = parts.find(({ state }) => state === 'running')?.questions ?? []
  for (const [place, { id, question, options }] of questions.slice(0, 9).entries()) {
    if (selected[String(id)] !== undefined) continue
    const key = placementQuestions.find((one) => one.question === question)?.options[0]
    const option = options.find(({ value }) => (value === key) === place < right)
    await device.call('exam_answer', { questionId: id, selectedAnswer: option?.id })
  }
}

test('the exam leads each level to its module, from two devices and over reloads', async ({
  page,
  school,
}) => {
  const phone = school.freshStudent()
  await page.goto(`${school.url}/login`)
  await new Student(page, 'uz').signIn(phone, 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  const device = await SchoolApi.signIn(school.url, phone, 'student')
  const { id } = await device.call<User>('profile', {})
  const admin = await SchoolApi.signIn(school.url, '900000020', 'staff')
  const student = new ExamStudent(page, 'uz')
  const { words } = student

  for (const [level, [rights, redirect]] of outcomes.entries()) {
    await page.goto(`${school.url}/exam`)
    await student.start()
    await expect(page.getByRole('button', { name: words.next })).toBeDisabled()
    if (level === 0) {
      await page.goto(school.url)
      await expect(page.getByRole('timer', { name: words.time_left })).toHaveText(/^9:\d\d$/)
      await page.getByRole('link', { name: words.under_way.back }).click()
      await expect(page).toHaveURL(`${school.url}/exam`)
    }
    for (const [part, right] of rights.entries()) {
      if (part > 0) await student.goOn()
      if (part === 0) await student.answer(right > 0)
      await answerElsewhere(device, right)
      await page.reload()
      await expect(page.getByText('10 / 10')).toBeVisible()
      await student.answer(right === 10)
    }
    const name = words.result.level[String(level) as '0'] // there are four
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.result.finish }).click()
    await expect(page).toHaveURL(school.url + redirect)
    await admin.call('exam_grant', { student_id: id })
  }
})
