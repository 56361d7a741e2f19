import { expect, screens, test } from '../journey.ts'
import { Student } from '../student.ts'

const course = 'telegram-bot'
const lessonId = 'bot-qanday-ishlaydi'

test.use(screens.phone)

test('two tabs of one student share one attempt', async ({ page, context, school }) => {
  const student = new Student(page, 'uz')
  const { test: words } = student.words
  await page.goto(school.url)
  await student.signIn(school.freshStudent(), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson(course)
  await student.readOn()
  const { steps, attemptId } = await student.startTest(course, lessonId)
  const total = steps.length
  const second = await context.newPage()
  const other = new Student(second, 'uz')

  await test.step('the second tab joins the attempt, with the same question', async () => {
    const started = second.waitForResponse((reply) => reply.url().includes('action=test_start'))
    await second.goto(page.url())
    const joined = (await (await started).json()) as { data: { attempt_id: number } } // the contract's shape
    expect(joined.data.attempt_id).toBe(attemptId)
    await expect(second.getByText(`1 / ${total}`)).toBeVisible()
    await expect(second.getByRole('button', { name: words.check, exact: true })).toBeVisible()
    await expect.poll(() => other.shownQuestion()).toBe(await student.shownQuestion())
  })

  await test.step('an answer in one tab is known in the other', async () => {
    for (const { right } of steps.slice(0, 1)) {
      await other.answer(right)
      await student.goOnAfterAnswer(words.sheet.right)
      await other.goOnAfterAnswer(words.sheet.right)
    }
    await expect(page.getByText(`2 / ${total}`)).toBeVisible()
    await expect(second.getByText(`2 / ${total}`)).toBeVisible()
  })

  await test.step('the tabs take turns to the one result', async () => {
    for (const [index, { right }] of steps.slice(1).entries()) {
      const [answers, follows] = index % 2 === 0 ? [student, other] : [other, student]
      await answers.page.bringToFront()
      await answers.answer(right)
      await answers.goOnAfterAnswer(words.sheet.right)
      if (index < total - 2) await follows.goOnAfterAnswer(words.sheet.right)
    }
    for (const tab of [page, second])
      // The stage of one of them stands above it.
      await expect(tab.getByText(words.result.passed, { exact: true })).toBeVisible()
  })
})
