import type { Module, Question, User } from '@qadam/contract'
import { expect, screens, test } from '../journey.ts'
import { practiceCourseId } from '../practice-course.ts'
import { SchoolApi } from '../school-api.ts'
import { Student } from '../student.ts'

test.use(screens.laptop)

const work = 'Shahrimda katta bogʻ bor, men uni juda yoqtiraman.'

test('a teacher decides, and the student’s open page says so by itself', async ({ page, school }) => {
  const phone = school.freshStudent('halfway')
  const atHome = await SchoolApi.signIn(school.url, phone, 'student')
  const teacher = await SchoolApi.signIn(school.url, '90 000 00 10', 'staff')

  const submission = await test.step('the student hands in on another device', async () => {
    const [module] = await atHome.call<Module[]>('course_modules', { course_id: practiceCourseId })
    const lesson = { lesson_id: module?.lessons[0]?.id }
    const questions = await atHome.call<Question[]>('lesson_questions', lesson)
    const text = questions.find(({ type }) => type === 'text')
    await atHome.call('question_try', { question_id: text?.id, answer: work })
    const [handedIn] = await atHome.submissions()
    if (!handedIn) throw new Error('nothing was handed in')
    return handedIn
  })

  await page.goto(`${school.url}/login`)
  const student = new Student(page, 'uz')
  await student.signIn(phone, 'demo1234')
  // It connects a moment after the first screen is done.
  const connected = page.waitForResponse((reply) => reply.url().includes('/api/student/events?'), {
    timeout: 30_000,
  })
  await expect(page).toHaveURL(`${school.url}/`)
  await page.goto(`${school.url}/courses`)
  expect((await connected).status()).toBe(200)
  const before = await atHome.call<User>('profile', {})

  // The page begins anew, and its first user data is read before the decision and arrives after it was told.
  const decided = Promise.withResolvers<void>()
  const held = page.waitForRequest((request) => request.url().includes('action=profile'))
  await page.route(
    '**/api/student?action=profile',
    async (route) => {
      const old = await route.fetch()
      await decided.promise
      await route.fulfill({ response: old })
    },
    { times: 1 },
  )
  const connectedAgain = page.waitForResponse((reply) => reply.url().includes('/api/student/events?'), {
    timeout: 30_000,
  })
  await page.reload()
  await Promise.all([held, connectedAgain])

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await teacher.decide(submission, 'approved', 'Barakalla!')
  await expect(page.getByText('Ishingiz qabul qilindi!')).toBeVisible()
  const coins = page.locator('[data-balance]').first()
  await expect(coins).toContainText(String(before.coins + 10))
  decided.resolve()
  await expect.poll(() => asked.filter((url) => url.includes('action=profile')).length).toBe(1)
  await expect(coins).toContainText(String(before.coins + 10))
  // The lists on the screen were refetched without a reload.
  expect(asked.some((url) => url.includes('action=courses'))).toBe(true)
  expect(asked.filter((url) => url.endsWith('/courses'))).toEqual([])
})
