import type { Attempt, AttemptResult } from '@qadam/contract'
import type { RightAnswer } from '../archive-key.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import type { SchoolServer } from '../server.ts'
import { Student, words } from '../student.ts'

const course = 'grafik-dizayn'
const lessonId = 'kompozitsiya'

test.use(screens.phone)

/** An answer of the same kind that is wrong. */
function wrongFor(right: RightAnswer): RightAnswer {
  const [first = 0] = right.places
  const isMany = right.type === 'selected-multiple' && right.places.length > 1
  if (isMany) return { ...right, places: right.places.slice(1) }
  if (right.type === 'selected-drag') return { ...right, places: right.places.toReversed() }
  if (right.type === 'selected-code-drag') return { ...right, values: right.values.toReversed() }
  return { ...right, places: [first === 0 ? 1 : 0] }
}

/** What became of an answer covers none of the options for good: the last one scrolls above it. */
async function expectAllInReach(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: words.uz.test.next, exact: true })
  await expect(next).toBeFocused()
  const sheet = page.locator('.animate-sheet')
  const last = page.locator('main').locator('[data-choice], [data-row]').last()
  if ((await last.count()) === 0) return
  const bottomOf = async () => {
    // The page makes room for the sheet once it has been measured: it may become longer meanwhile.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const box = await last.boundingBox()
    return (box?.y ?? Infinity) + (box?.height ?? 0)
  }
  await expect.poll(async () => (await bottomOf()) <= ((await sheet.boundingBox())?.y ?? 0)).toBe(true)
}

async function openTest(page: Page, school: SchoolServer): Promise<Student> {
  const student = new Student(page, 'uz')
  await page.goto(school.url)
  await student.signIn(school.freshStudent(), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson(course)
  await student.readOn()
  return student
}

test('a student fails a test, tries again, leaves it twice, and waits for the next attempt', async ({
  page,
  school,
}) => {
  const student = await openTest(page, school)
  const { test: words, lesson } = student.words
  const address = page.url()
  const leaving = page.getByRole('alertdialog', { name: words.leave.title })
  const costOf = (left: number) => words.leave.cost_other.replace('{{count}}', String(left))

  await test.step('with wrong answers the test is failed, and says how much was right', async () => {
    const { steps } = await student.startTest(course, lessonId)
    for (const { right } of steps) {
      await student.answer(wrongFor(right))
      await expectAllInReach(page)
      // Of several, all that is chosen is right and one is left out: that is no mistake, and does not count either.
      const isPartly = right.type === 'selected-multiple' && right.places.length > 1
      await student.goOnAfterAnswer(isPartly ? words.sheet.partly : words.sheet.wrong)
    }
    await expect(page.getByRole('heading', { name: words.result.failed, exact: true })).toBeVisible()
    const told = words.result.failed_text
      .replace('{{total}}', String(steps.length))
      .replace('{{correct}}', '0')
    await expect(page.getByText(told)).toBeVisible()
    await expect(page.getByText(words.result.attempts_left_other.replace('{{count}}', '2'))).toBeVisible()
  })

  await test.step('one press tries it again', async () => {
    await page.getByRole('button', { name: words.retry, exact: true }).click()
    await expect(page.getByRole('timer', { name: words.time_left })).toBeVisible()
  })

  await test.step('the cross says what leaving costs; confirmed, it leads to the module', async () => {
    await page.getByRole('link', { name: lesson.close }).click()
    await expect(leaving).toContainText(costOf(1))
    await leaving.getByRole('button', { name: words.leave.go }).click()
    await expect(page).toHaveURL(/\/module\/\d+#lesson-\d+$/)
    // The path scrolls to the lesson that was left: a press in that moment lands beside its link.
    await expect(async () => {
      if (page.url() !== address) await page.locator('main ol').getByRole('link').first().click()
      await expect(page).toHaveURL(address, { timeout: 5000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText('1 / 3')).toBeVisible()
    await student.startTest(course, lessonId)
  })

  await test.step('closing the tab asks by the browser’s own question; refused, the test goes on', async () => {
    await page.getByRole('radio').first().click()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(page.getByRole('timer', { name: words.time_left })).toBeVisible()
  })

  await test.step('going back asks as well: staying stays, confirming leaves the last attempt behind', async () => {
    await page.goBack()
    await expect(leaving).toContainText(words.leave.cost_last)
    await leaving.getByRole('button', { name: words.leave.stay }).click()
    await expect(leaving).toBeHidden()
    await expect(page).toHaveURL(address)
    await page.goBack()
    const left = page.waitForResponse((reply) => reply.url().includes('action=test_leave'))
    await leaving.getByRole('button', { name: words.leave.go }).click()
    expect((await left).ok()).toBe(true)
    await expect(page).not.toHaveURL(address)
  })

  await test.step('no attempt is left: a clock runs to the next one, and no test can be started', async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: words.handover.rest })).toBeVisible()
    await expect(page.getByRole('button', { name: words.start })).toHaveCount(0)
    const clock = page.getByRole('timer', { name: words.handover.next_attempt })
    await expect(clock).toHaveText(/^5\d:\d\d$/)
    const before = await clock.innerText()
    await expect.poll(() => clock.innerText()).not.toBe(before)
  })
})

test('a student whose time runs out is told so, and can try again', async ({ page, school }) => {
  const student = await openTest(page, school)
  const { test: words } = student.words
  // The screen's own part: what the server does at a deadline is its own tests' to prove, and takes minutes here.
  await page.route('**/api/student?action=test_start', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: Attempt } // the contract's shape
    body.data.expires_at = new Date(Date.parse(body.data.now) + 5000).toISOString()
    await route.fulfill({ response: reply, json: body })
  })
  await page.route('**/api/student?action=test_finish', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: AttemptResult } // likewise
    body.data.state = 'timeout'
    await route.fulfill({ response: reply, json: body })
  })
  const { steps } = await student.startTest(course, lessonId)
  const [first] = steps
  if (!first) throw new Error('no question')
  await student.answer(wrongFor(first.right))
  await student.goOnAfterAnswer(words.sheet.wrong)

  await expect(page.getByRole('heading', { name: words.result.timeout, exact: true })).toBeVisible()
  const told = words.result.timeout_text
    .replace('{{total}}', String(steps.length))
    .replace('{{correct}}', '0')
  await expect(page.getByText(told)).toBeVisible()
  await page.unroute('**/api/student?action=test_start')
  await page.getByRole('button', { name: words.retry, exact: true }).click()
  await expect(page.getByRole('button', { name: words.check, exact: true })).toBeVisible()
  await expect(page.getByText(`1 / ${steps.length}`)).toBeVisible()
})
