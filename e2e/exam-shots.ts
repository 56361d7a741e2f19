import type { Exam, User } from '@qadam/contract'
import { ExamStudent } from './exam-student.ts'
import type { Page } from './journey.ts'
import { SchoolApi } from './school-api.ts'
import { settle, type Snap } from './shot-hands.ts'

const sitter = '900000001'
const admin = '900000020'

/** Opens the exam as the server would return it in another state. */
async function showExam(page: Page, change: (exam: Exam) => Exam): Promise<void> {
  const isLook = (url: URL) => url.searchParams.get('action') === 'exam'
  await page.route(isLook, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: Exam } // the school's own reply
    const json = { ...reply, data: change(reply.data) }
    // The page being left may send one more request, which is dropped.
    await route.fulfill({ response, json }).catch(() => undefined)
  })
  await page.reload()
  await page.getByRole('tab').first().waitFor()
  await settle(page)
  await page.unrouteAll({ behavior: 'wait' })
}

const leftFor = (seconds: number) => (exam: Exam) => ({
  ...exam,
  deadline: new Date(Date.parse(exam.now) + seconds * 1000).toISOString(),
})

const finishedAt =
  (level: number, timeOut = false) =>
  ({ deadline: _, selected: __, ...exam }: Exam): Exam => ({
    ...exam,
    state: 'finished',
    level,
    redirect: '/courses',
    parts: exam.parts.map((part, index) => {
      const results = {
        correct: index < level ? 9 : 5,
        total: 10,
        percentage: index < level ? 90 : 50,
        timeOut,
      }
      if (index > level) return { ...part, state: 'locked', locked: true, results: null, questions: [] }
      const state = index < level ? 'passed' : 'failed'
      return { ...part, state, locked: false, results, questions: [] }
    }),
    skills: [
      { skill: 'tenses', correct: 2, total: 3 },
      { skill: 'verbs', correct: 2, total: 2 },
      { skill: 'nouns', correct: 1, total: 2 },
      { skill: 'vocabulary', correct: 0, total: 2 },
      { skill: 'conversation', correct: 1, total: 1 },
    ],
  })

/** A part from its first screen to its last seconds, and offline. */
async function showPart(page: Page, student: ExamStudent, snap: Snap): Promise<void> {
  await snap('exam-question')
  await page.keyboard.press(String(await student.keyOf(true)))
  await settle(page)
  await snap('exam-chosen')
  await showExam(page, leftFor(150))
  await snap('exam-yellow')
  await showExam(page, leftFor(45))
  await snap('exam-red')
  await page.getByRole('link', { name: student.words.close }).click()
  await settle(page)
  await snap('exam-leave')
  await page.getByRole('button', { name: student.words.leave.stay }).click()
  await page.context().setOffline(true)
  await student.answer(true)
  await settle(page)
  await snap('exam-offline')
  await page.context().setOffline(false)
}

/** What only another student, or a broken school, would see. */
async function showEnds(page: Page, snap: Snap): Promise<void> {
  for (const level of [0, 1, 2, 3]) {
    await showExam(page, finishedAt(level))
    await snap(`exam-result-${level}`)
  }
  await showExam(page, finishedAt(1, true))
  await snap('exam-timeout')
  const isExam = (url: URL) => url.searchParams.get('action') === 'exam'
  await page.route(isExam, (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await page.getByRole('button').first().waitFor()
  await settle(page)
  await snap('exam-load-error')
  await page.unrouteAll({ behavior: 'wait' })
}

/** The exam from its start to a level, which the next look plays again. */
async function play(page: Page, snap: Snap): Promise<void> {
  const lang = (await page.locator('html').getAttribute('lang')) === 'ru' ? 'ru' : 'uz'
  const student = new ExamStudent(page, lang)
  await snap('exam-ready')
  await student.start()
  await settle(page)
  await showPart(page, student, snap)
  // One was answered without a connection.
  await student.answerPart(8, 9)
  await settle(page)
  await snap('exam-passed')
  await student.goOn()
  await student.answerPart(9)
  await student.goOn()
  await student.answerPart(5)
  await settle(page)
  await snap('exam-result')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await settle(page)
  await snap('exam-result-end')
  await showEnds(page, snap)
  const school = new URL(page.url()).origin
  const { id } = await (await SchoolApi.signIn(school, sitter, 'student')).call<User>('profile', {})
  const staff = await SchoolApi.signIn(school, admin, 'staff')
  await staff.call('exam_grant', { student_id: id })
  await page.reload()
  await settle(page)
}

export const examShots = [{ name: 'exam-again', phone: sitter, path: '/exam', prepare: play }]
