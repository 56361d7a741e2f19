import type { Module, Question, ReviewRow, User } from '@qadam/contract'
import { live } from '../../apps/student/src/platform/i18n/uz/live.ts'
import { expect, screens, test } from '../journey.ts'
import { practiceCourseId } from '../practice-course.ts'
import { Student } from '../student.ts'

test.use(screens.laptop)

const work = 'Shahrimda katta bogʻ bor, men uni juda yoqtiraman.'

test('a teacher decides, and the student’s open page says so by itself', async ({ page, school }) => {
  const call = async <Data>(endpoint: 'student' | 'staff', token: string, action: string, input: object) => {
    const reply = await fetch(`${school.url}/api/${endpoint}?action=${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [`x-${endpoint}-auth`]: token },
      body: JSON.stringify(input),
    })
    const { data } = (await reply.json()) as { data: Data } // the caller says what the action gives
    return data
  }
  const signIn = async (phone: string) =>
    (await call<User>('student', '', 'login', { phone, password: 'demo1234' })).token ?? ''
  const phone = '+998900000001'
  const atHome = await signIn(phone)
  const teacher = await signIn('+998900000010')

  const submissionId = await test.step('the student hands in on another device', async () => {
    const course = { course_id: practiceCourseId }
    const [module] = await call<Module[]>('student', atHome, 'course_modules', course)
    const lesson = { lesson_id: module?.lessons[0]?.id }
    const questions = await call<Question[]>('student', atHome, 'lesson_questions', lesson)
    const text = questions.find(({ type }) => type === 'text')
    await call('student', atHome, 'question_try', { question_id: text?.id, answer: work })
    const { rows } = await call<{ rows: ReviewRow[] }>('staff', teacher, 'review_queue', {
      type: 'text',
      ...course,
    })
    return rows[0]?.submission_id ?? 0
  })

  await page.goto(`${school.url}/login`)
  const student = new Student(page, 'uz')
  await student.signIn(phone.slice(4), 'demo1234')
  // It connects a moment after the first screen is done.
  const connected = page.waitForResponse((reply) => reply.url().includes('/api/student/events?'), {
    timeout: 30_000,
  })
  await expect(page).toHaveURL(`${school.url}/`)
  await page.goto(`${school.url}/courses`)
  expect((await connected).status()).toBe(200)
  const before = await call<User>('student', atHome, 'profile', {})

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const decision = { version: 1, verdict: 'approved', score: 90, coins: 7, points: 30, comment: 'Barakalla!' }
  await call('staff', teacher, 'review_decide', { submission_id: submissionId, ...decision })
  await expect(page.getByText(live.approved)).toBeVisible()
  await expect(page.locator('[data-balance]').first()).toContainText(String(before.coins + 7))
  // The lists on the screen were asked for again, and nobody reloaded.
  expect(asked.some((url) => url.includes('action=courses'))).toBe(true)
  expect(asked.filter((url) => url.endsWith('/courses'))).toEqual([])
})
