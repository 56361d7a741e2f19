import { shell } from '../../apps/student/src/platform/i18n/uz/shell.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { Student, type TestRun } from '../student.ts'

test.use(screens.phone)

async function beginTest(page: Page, school: { url: string }, course: string, lessonId: string) {
  const student = new Student(page, 'uz')
  await page.goto(school.url)
  await student.signIn('90 000 00 02', 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson(course)
  await student.readOn()
  const { steps } = await student.startTest(course, lessonId)
  const answerAll = async (some: TestRun['steps'], verdict: string) => {
    for (const { right } of some) {
      await student.answer(right)
      await student.goOnAfterAnswer(verdict)
    }
  }
  const expectAllRight = async () => {
    const { result } = student.words.test
    await expect(page.getByRole('heading', { name: result.passed })).toBeVisible({ timeout: 20_000 })
    const total = String(steps.length)
    const told = result.passed_text.replace('{{total}}', total).replace('{{correct}}', total)
    await expect(page.getByText(told)).toBeVisible()
  }
  return { steps, words: student.words.test, answerAll, expectAllRight }
}

test('a student whose connection breaks twice in a test goes on answering, and every answer counts', async ({
  page,
  context,
  school,
}) => {
  const { steps, words, answerAll, expectAllRight } = await beginTest(
    page,
    school,
    'grafik-dizayn',
    'kompozitsiya',
  )
  const banner = page.getByText(shell.offline, { exact: true })
  const sent: string[] = []
  page.on('response', (reply) => {
    if (reply.url().includes('action=question_try') && reply.ok()) sent.push(reply.url())
  })

  await test.step('with the connection, answers are judged at once', async () => {
    await answerAll(steps.slice(0, -3), words.sheet.right)
    expect(sent).toHaveLength(steps.length - 3)
  })

  await test.step('without it, answers are kept, and the student is told so', async () => {
    await expect(banner).toBeHidden()
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await expect(page.getByRole('button', { name: shell.reload, exact: true })).toBeVisible()
    await answerAll(steps.slice(-3, -2), words.sheet.saved)
    expect(sent).toHaveLength(steps.length - 3)
  })

  await test.step('it returns: what was kept is sent, and the next answer is judged at once', async () => {
    await context.setOffline(false)
    await expect(banner).toBeHidden()
    await expect.poll(() => sent.length).toBe(steps.length - 2)
    await answerAll(steps.slice(-2, -1), words.sheet.right)
  })

  await test.step('it breaks again at the last question: the result waits for it', async () => {
    await context.setOffline(true)
    await answerAll(steps.slice(-1), words.sheet.saved)
    await expect(page.getByRole('heading', { name: words.waiting })).toBeVisible()
    await expect(page.getByText(words.waiting_text)).toBeVisible()
  })

  await test.step('it returns: the result has every answer right', async () => {
    await context.setOffline(false)
    await expectAllRight()
    expect(sent).toHaveLength(steps.length)
  })
})

test('without a connection every kind of question can be answered', async ({ page, context, school }) => {
  const { steps, words, answerAll, expectAllRight } = await beginTest(
    page,
    school,
    'english',
    'alifbo-salomlashish',
  )
  await context.setOffline(true)
  await answerAll(steps, words.sheet.saved)
  await context.setOffline(false)
  await expectAllRight()
})
