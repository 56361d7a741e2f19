import { expect, screens, test, type Page } from '../journey.ts'
import { Student } from '../student.ts'

const course = 'telegram-bot'
const lessonId = 'bot-qanday-ishlaydi'

test.use(screens.phone)

/** What a question's page says, once its view has loaded: before that its options are not there yet. */
async function texts(page: Page): Promise<string> {
  const options = page
    .locator('main')
    .locator('[role=radio], [role=checkbox], [data-row], pre [data-sound], pre button')
  await expect(options.first()).toBeVisible()
  return await page.locator('main').innerText()
}

/** Seconds on the clock of the test. */
async function secondsLeft(page: Page, label: string): Promise<number> {
  const clock = await page.getByRole('timer', { name: label }).innerText()
  const [minutes = 0, seconds = 0] = clock.trim().split(':').map(Number)
  return minutes * 60 + seconds
}

test('a student who reloads at every step of a lesson goes on where they were', async ({ page, school }) => {
  const student = new Student(page, 'uz')
  const { test: words, lesson } = student.words
  const warnings: string[] = []
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type())
    void dialog.accept()
  })
  await page.goto(school.url)
  await student.signIn('90 000 00 02', 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson(course)

  await test.step('at an info: the next one is on, the one before is kept as read', async () => {
    await expect(student.goOn()).toBeEnabled()
    await page.reload()
    await expect(page.getByText(`2 / 3`)).toBeVisible()
    await page.getByRole('button', { name: lesson.back, exact: true }).click()
    await expect(page.getByText(`1 / 3`)).toBeVisible()
    await expect(student.goOn()).toBeEnabled()
  })

  await test.step('before the test: the test is offered again, and no attempt is gone', async () => {
    await student.readOn()
    await page.reload()
    await expect(page.getByRole('button', { name: words.start })).toBeVisible()
    await expect(page.getByText('3 / 3')).toBeVisible()
  })

  const { steps, attemptId } = await student.startTest(course, lessonId)
  const again: number[] = []
  page.on('response', (reply) => {
    if (!reply.url().includes('action=test_start')) return
    void reply.json().then((body: { data: { attempt_id: number } }) => again.push(body.data.attempt_id))
  })
  const check = page.getByRole('button', { name: words.check, exact: true })

  for (const [index, { right }] of steps.entries()) {
    await test.step(`at question ${index + 1}: the same question, the same order, the time goes on`, async () => {
      await expect(page.getByText(`${index + 1} / ${steps.length}`)).toBeVisible()
      if (index >= 3) return
      await expect(check).toBeVisible()
      const before = await texts(page)
      const timeBefore = await secondsLeft(page, words.time_left)
      await page.reload()
      await expect(page.getByText(`${index + 1} / ${steps.length}`)).toBeVisible()
      await expect.poll(() => texts(page)).toBe(before)
      const timeAfter = await secondsLeft(page, words.time_left)
      expect(timeAfter).toBeLessThanOrEqual(timeBefore)
      expect(timeAfter).toBeGreaterThan(timeBefore - 60)
    })

    await student.answer(right)
    if (index === 1)
      await test.step('at the verdict: the answer is kept, the next question comes', async () => {
        await expect(page.getByText(words.sheet.right, { exact: true })).toBeVisible()
        await page.reload()
      })
    else await student.goOnAfterAnswer(words.sheet.right)
  }

  await test.step('at the result: the test stays passed, the next lesson is offered', async () => {
    await expect(page.getByRole('heading', { name: words.result.passed })).toBeVisible()
    const warned = warnings.length
    await page.reload()
    await expect(page.getByText('100%').first()).toBeVisible()
    expect(warnings).toHaveLength(warned)
  })

  expect(warnings.length).toBeGreaterThan(0)
  expect(new Set(warnings)).toEqual(new Set(['beforeunload']))
  expect(new Set(again)).toEqual(new Set([attemptId]))
})

test('two tabs of one student share one attempt', async ({ page, context, school }) => {
  const student = new Student(page, 'uz')
  const { test: words } = student.words
  await page.goto(school.url)
  await student.signIn('90 000 00 02', 'demo1234')
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
    await expect.poll(() => texts(second)).toBe(await texts(page))
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
      await expect(tab.getByRole('heading', { name: words.result.passed })).toBeVisible()
  })
})
