import type { Page } from './journey.ts'
import { settle, type Snap } from './shot-hands.ts'
import { words, type Lang } from './student.ts'

const halfway = '900000001'
const brandNew = '900000002'

const wordsOf = async (page: Page) => {
  const lang = await page.evaluate(() => document.documentElement.lang)
  return words[(lang === 'ru' ? 'ru' : 'uz') satisfies Lang]
}

/** Gives some answer, right or not. @returns what kind of question it was. */
export async function answerAnything(page: Page): Promise<string> {
  const main = page.locator('main')
  const options = main.locator('[role=radio], [role=checkbox], [data-row], pre button, input')
  await options.first().waitFor()
  await settle(page)
  if ((await main.locator('[data-row]').count()) > 0) {
    await main.locator('[data-row]').first().click()
    await main.locator('[data-row]').last().click()
    return 'drag'
  }
  if ((await main.locator('[role=checkbox]').count()) > 0) {
    await main.locator('[role=checkbox]').first().click()
    await main.locator('[role=checkbox]').last().click()
    return 'multiple'
  }
  if ((await main.locator('[role=radio]').count()) > 0) {
    const hasPicture = (await main.locator('[role=radio] img').count()) > 0
    await main.locator('[role=radio]').last().click()
    return hasPicture ? 'pictures' : 'one'
  }
  if ((await main.locator('input').count()) > 0) {
    await main.locator('input').first().fill('salom')
    return 'typed'
  }
  const { test } = await wordsOf(page)
  const pieces = page.getByRole('group', { name: test.drag.pieces }).locator('button:enabled')
  while (!(await page.getByRole('button', { name: test.check, exact: true }).isEnabled()))
    await pieces.first().click({ timeout: 3000 })
  return 'code'
}

/** A test once more, from its start to its result, with one question of each type, before and after its answer. */
async function walkTest(page: Page, snap: Snap): Promise<void> {
  const { test } = await wordsOf(page)
  await snap('test-handover')
  await page.getByRole('button', { name: test.again, exact: true }).click()
  const seen = new Set<string>()
  const check = page.getByRole('button', { name: test.check, exact: true })
  while (
    await check.waitFor({ timeout: 8000 }).then(
      () => true,
      () => false,
    )
  ) {
    const kind = await answerAnything(page)
    const isNew = !seen.has(kind)
    seen.add(kind)
    await settle(page)
    if (isNew) await snap(`test-${kind}`)
    await check.click()
    const next = page.getByRole('button', { name: test.next, exact: true }).last()
    await next.waitFor()
    if (isNew) {
      await settle(page)
      await snap(`test-${kind}-judged`)
    }
    if (seen.size === 2 && isNew) {
      await page.locator('header a').first().click()
      await page.getByRole('button', { name: test.leave.stay }).waitFor()
      await settle(page)
      await snap('test-leave')
      await page.getByRole('button', { name: test.leave.stay }).click()
      await settle(page)
    }
    await next.click()
    await settle(page)
  }
  await settle(page)
}

/** What is due, to its end: one card before and after its answer. What was answered is due no more in the next pictures. */
async function walkRecall(page: Page, snap: Snap): Promise<void> {
  const { test } = await wordsOf(page)
  const check = page.getByRole('button', { name: test.check, exact: true })
  const parts = page.locator('main :is([data-choice], [data-row], input, pre button)').first()
  for (let cards = 0; cards < 60; cards += 1) {
    const isAsked = await parts.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    )
    if (!isAsked) break
    if (cards === 0) await snap('recall')
    const isQuick = await page.getByText(test.prompt_quick, { exact: true }).isVisible()
    // What is pressed before it can have been read answers nothing.
    if (isQuick) await page.waitForTimeout(600)
    await answerAnything(page)
    if (!isQuick) await check.click()
    const next = page.getByRole('button', { name: test.next, exact: true }).last()
    await next.waitFor()
    if (cards < 3) {
      await settle(page)
      await snap(`recall-judged-${cards + 1}`)
    }
    await next.click()
    await settle(page)
  }
  await settle(page)
}

/** Learning and its test, as they follow each other. */
export const testShots = [
  { name: 'test-result', phone: halfway, path: '/course/1/module/1/1', prepare: walkTest },
  {
    name: 'lesson-info',
    phone: halfway,
    path: '/course/1/module/1/1',
    prepare: async (page: Page) => {
      const { test, lesson } = await wordsOf(page)
      await page.getByRole('button', { name: test.back_to_learn, exact: true }).click()
      await settle(page)
      await page.getByRole('button', { name: lesson.next, exact: true }).click()
      await settle(page)
    },
  },
  { name: 'recall-end', phone: halfway, path: '/recall', prepare: walkRecall },
  { name: 'course-new', phone: brandNew, path: '/course/1' },
]
