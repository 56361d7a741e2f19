import type { User } from '@qadam/contract'
import { ExamStudent } from './exam-student.ts'
import type { Page } from './journey.ts'
import { SchoolApi } from './school-api.ts'
import { settle } from './shot-hands.ts'

const sitter = '900000001'
const admin = '900000020'

type Snap = (name: string) => Promise<void>

/** The exam from its start to a level, which the next look plays again. */
async function play(page: Page, snap: Snap): Promise<void> {
  const lang = (await page.locator('html').getAttribute('lang')) === 'ru' ? 'ru' : 'uz'
  const student = new ExamStudent(page, lang)
  await snap('exam-ready')
  await student.start()
  await settle(page)
  await snap('exam-question')
  await page.keyboard.press(String(await student.keyOf(true)))
  await settle(page)
  await snap('exam-chosen')
  await student.answerPart(9)
  await settle(page)
  await snap('exam-passed')
  await student.goOn()
  await student.answerPart(9)
  await student.goOn()
  await page.goBack()
  await settle(page)
  await snap('exam-leave')
  await page.getByRole('button', { name: student.words.leave.stay }).click()
  await student.answerPart(5)
  await settle(page)
  await snap('exam-result')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await settle(page)
  const school = new URL(page.url()).origin
  const { id } = await (await SchoolApi.signIn(school, sitter, 'student')).call<User>('profile', {})
  const staff = await SchoolApi.signIn(school, admin, 'staff')
  await staff.call('exam_grant', { student_id: id })
}

export const examShots = [{ name: 'exam-result-end', phone: sitter, path: '/exam', prepare: play }]
