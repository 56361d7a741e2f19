import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Question, RecallSession, User } from '@qadam/contract'
import { recall } from '../../apps/student/src/platform/i18n/uz/recall.ts'
import { rightAnswerOf } from '../archive-key.ts'
import { expect, screens, test } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import { Student } from '../student.ts'

const folder = mkdtempSync(join(tmpdir(), 'qadam-clock-'))
const clock = join(folder, 'wrong_ms')
const week_ms = 7 * 86_400_000
/** A question is read before it is answered; what is tapped sooner was meant for what stood there before. */
const READING_ms = 600

test.use({
  ...screens.phone,
  contextOptions: { reducedMotion: 'reduce' },
  // Its clock is set a week ahead in the middle.
  ownSettings: {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../bench/torture/skewed-clock.ts')}`,
    TORTURE_CLOCK: clock,
  },
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('on a phone a lesson is heard and typed, and comes back a week later: before the next test, and in a recall of two taps a card', async ({
  page,
  school,
}) => {
  test.setTimeout(240_000)
  const phone = school.freshStudent()
  const student = new Student(page, 'uz', 'finger')
  const { lesson: lessonWords, test: testWords } = student.words
  const signIn = async () => {
    await page.goto(`${school.url}/login`)
    await student.signIn(phone, 'demo1234')
    await expect(page).toHaveURL(`${school.url}/`)
    return await SchoolApi.ofPage(page, school.url, 'student')
  }
  await signIn()

  await test.step('a lesson with a recording to hear and words to type', async () => {
    await student.openFirstLesson('english')
    await student.readOn()
    const { steps } = await student.startTest('english', 'alifbo-salomlashish')
    const listen = page.locator('main').getByRole('button', { name: lessonWords.listen.play, exact: true })
    let heard = 0
    for (const { right } of steps) {
      await student.shownQuestion()
      if (await listen.isVisible()) {
        await student.press(listen)
        await expect(page.getByRole('button', { name: lessonWords.listen.pause, exact: true })).toBeVisible()
        heard += 1
      }
      await student.answer(right)
      await student.goOnAfterAnswer(testWords.sheet.right)
    }
    expect(heard).toBe(2)
    expect(steps.map(({ right }) => right.type)).toContain('typed-answer')
    await student.seeMoments()
    await expect(page.getByRole('heading', { name: testWords.result.passed })).toBeVisible()
    const here = page.url()
    await student.press(page.getByRole('link', { name: lessonWords.done.next, exact: true }))
    await expect(page).not.toHaveURL(here)
  })
  const nextLesson = page.url()

  writeFileSync(clock, String(week_ms))
  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  const device = await signIn()
  const points = async () => (await device.call<User>('profile', {})).points

  await test.step('a week later the next test opens with a question of that lesson', async () => {
    await page.goto(nextLesson)
    await student.readOn()
    const asked = page.waitForResponse((reply) => reply.url().includes('action=recall_session'))
    await student.press(page.getByRole('button', { name: testWords.start }))
    const { cards } = ((await (await asked).json()) as { data: RecallSession }).data // the contract's shape
    expect(cards).toHaveLength(1)
    for (const { question } of cards) await answerCard(student, question)
    await expect(page.getByRole('timer', { name: testWords.time_left })).toBeVisible()
  })

  await test.step('and the others wait on home: one tap to begin, two a card', async () => {
    const before = await points()
    await page.goto(school.url)
    const begun = page.waitForResponse((reply) => reply.url().includes('action=recall_session'))
    await student.press(page.getByRole('link', { name: new RegExp(recall.title) }))
    const { cards, due } = ((await (await begun).json()) as { data: RecallSession }).data // likewise
    expect(cards.length).toBeGreaterThan(2)
    for (const { question } of cards) await answerCard(student, question)
    await expect(page.getByRole('heading', { name: recall.end.kept })).toBeVisible()
    expect(await points()).toBeGreaterThan(before)
    await student.press(page.getByRole('link', { name: recall.home }))
    await expect(page).toHaveURL(`${school.url}/`)
    // On another device too none of them comes again today.
    const left = await device.call<RecallSession>('recall_session', {})
    if (due < 99) expect(left.due).toBe(due - cards.length)
    const asked = new Set(cards.map(({ question }) => question.id))
    expect(left.cards.filter(({ question }) => asked.has(question.id))).toEqual([])
  })
})

/** Answers a card rightly and goes on: one tap for an option that is the answer, one for the next card. */
async function answerCard(student: Student, question: Question): Promise<void> {
  const { page } = student
  await student.shownQuestion()
  const right = rightAnswerOf(question, 'uz')
  if (await page.getByText(student.words.test.prompt_quick, { exact: true }).isVisible()) {
    await page.waitForTimeout(READING_ms)
    await student.choose(right.places[0] ?? 0)
  } else await student.answer(right)
  await student.goOnAfterAnswer(student.words.test.sheet.right)
}
