import type { RecallSession, User } from '@qadam/contract'
import { recall } from '../../apps/student/src/platform/i18n/uz/recall.ts'
import { rightAnswerOf } from '../archive-key.ts'
import { expect, screens, test } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import { Student } from '../student.ts'

test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' } })

test('on a phone what was learned long ago comes back: two taps a question, points, and fewer are due', async ({
  page,
  school,
}) => {
  const phone = school.freshStudent('halfway')
  const student = new Student(page, 'uz', 'finger')
  const { test: words } = student.words
  await page.goto(`${school.url}/login`)
  await student.signIn(phone, 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  const device = await SchoolApi.ofPage(page, school.url, 'student')
  const before = await device.call<User>('profile', {})

  const begun = page.waitForResponse((reply) => reply.url().includes('action=recall_session'))
  await student.press(page.getByRole('link', { name: new RegExp(recall.title) }))
  const { cards, due } = ((await (await begun).json()) as { data: RecallSession }).data // the contract's shape
  expect(cards.length).toBeGreaterThan(2)
  for (const { question } of cards) {
    await student.shownQuestion()
    await student.answer(rightAnswerOf(question, 'uz'))
    await student.goOnAfterAnswer(words.sheet.right)
  }
  await expect(page.getByRole('heading', { name: recall.end.kept })).toBeVisible()

  const after = await device.call<User>('profile', {})
  expect(after.points).toBeGreaterThan(before.points)

  await student.press(page.getByRole('link', { name: recall.home }))
  await expect(page).toHaveURL(`${school.url}/`)
  const left = await device.call<RecallSession>('recall_session', {})
  if (due < 99) expect(left.due).toBe(due - cards.length)
  // On another device too none of them comes again today.
  const asked = new Set(cards.map(({ question }) => question.id))
  expect(left.cards.filter(({ question }) => asked.has(question.id))).toEqual([])
})
