import { shell } from '../../apps/student/src/platform/i18n/uz/shell.ts'
import { firstModule } from '../archive-course.ts'
import type { RightAnswer } from '../archive-key.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { Student, words } from '../student.ts'

const course = 'english'
const { test: testWords, accounts, lesson: lessonWords } = words.uz

test.use(screens.laptop)

type Spot = ReturnType<Page['locator']>

/** Goes on by Tab until it is there, as nobody can who does not see where they are. */
async function tabTo(page: Page, spot: Spot, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(spot).toBeVisible()
  for (let steps = 0; steps < 60; steps += 1) {
    if (await spot.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('Tab does not lead there')
}

async function follow(page: Page, spot: Spot): Promise<void> {
  await tabTo(page, spot)
  await page.keyboard.press('Enter')
}

/** Puts rows in order: Space takes one, arrows carry it, Space puts it down. */
async function arrange(page: Page, order: readonly number[]): Promise<void> {
  const rows = page.locator('[data-row]')
  const now = order.map((_place, index) => index)
  for (const [target, wanted] of order.entries()) {
    const from = now.indexOf(wanted)
    if (from === target) continue
    await tabTo(page, rows.nth(from), from > target ? 'Tab' : 'Shift+Tab')
    await page.keyboard.press('Space')
    for (let place = from; place > target; place -= 1) {
      await page.keyboard.press('ArrowUp')
      await expect(rows.nth(place - 1)).toBeFocused()
    }
    await page.keyboard.press('Space')
    now.splice(target, 0, ...now.splice(from, 1))
  }
}

/** The first right answer of the day is a streak day: its popup comes, goes by itself and gives the keys back. */
async function seeStreak(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: shell.streak_title })
  await expect(popup).toBeVisible()
  await expect(popup).toContainText(shell.streak_text)
  await expect(popup).toBeHidden()
  await expect(page.getByRole('button', { name: testWords.next, exact: true }).last()).toBeFocused()
}

/** Picks a choice by its digit, as soon as it is there. */
async function choose(page: Page, place: number): Promise<void> {
  const choice = page.getByRole('radio').or(page.getByRole('checkbox')).nth(place)
  await expect(choice).toBeVisible()
  await page.keyboard.press(String(place + 1))
  await expect(choice).toBeChecked()
}

async function answer(page: Page, right: RightAnswer): Promise<void> {
  switch (right.type) {
    case 'selected-drag':
      await arrange(page, right.places)
      break
    case 'selected-code-drag':
      for (const piece of right.values) {
        const name = testWords.drag.piece.replace('{{item}}', piece)
        await follow(page, page.getByRole('button', { name, exact: true }).first())
      }
      break
    default:
      for (const place of right.places) await choose(page, place)
  }
  const check = page.getByRole('button', { name: testWords.check, exact: true })
  await expect(check).toBeEnabled()
  if (right.type === 'selected-code-drag') await follow(page, check)
  else await page.keyboard.press('Enter')
}

test('a student plays a whole lesson without a mouse, and is asked before leaving its test', async ({
  page,
  school,
}) => {
  const student = new Student(page, 'uz')
  const module = firstModule(course, 'uz')
  const [lesson] = module.lessons
  if (!lesson) throw new Error('no lesson')

  await test.step('signs in', async () => {
    await page.goto(school.url)
    await tabTo(page, page.getByLabel(accounts.phone, { exact: true }))
    await page.keyboard.type('900000002')
    await tabTo(page, page.getByLabel(accounts.password, { exact: true }))
    await page.keyboard.type('demo1234')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${school.url}/`)
  })

  const questions = await test.step('finds the lesson', async () => {
    await follow(page, page.getByRole('link', { name: 'Kurslar', exact: true }).first())
    await follow(page, page.locator('main').getByRole('link', { name: module.courseTitle }).first())
    await follow(page, page.locator('main a[href*="/module/"]').filter({ hasText: module.title }).first())
    return student.openLesson(() =>
      follow(page, page.locator('main ol').getByRole('link', { name: lesson.title })),
    )
  })

  await test.step('reads the infos with Enter', async () => {
    const infos = questions.filter(({ type }) => type === 'info').length
    for (let step = 1; step <= infos; step += 1) {
      await expect(page.getByText(`${step} / ${infos}`)).toBeVisible()
      const next = step < infos ? student.goOn() : page.getByRole('button', { name: lessonWords.to_test })
      await expect(next).toBeEnabled()
      await page.keyboard.press('Enter')
    }
  })

  const started = page.waitForResponse((reply) => reply.url().includes('action=test_start'))
  const shown = page.waitForResponse((reply) => reply.url().includes('action=lesson_questions'))
  await expect(page.getByRole('button', { name: testWords.start })).toBeEnabled()
  await page.keyboard.press('Enter')
  const { steps } = await student.testRun(course, lesson.id, await started, await shown)
  const warning = page.getByRole('alertdialog', { name: testWords.leave.title })

  await test.step('Escape asks before it leaves; Enter stays', async () => {
    await expect(page.getByText(`1 / ${steps.length}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(warning).toBeVisible()
    await expect(warning.getByRole('button', { name: testWords.leave.stay })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(warning).toBeHidden()
    await expect(page.getByText(`1 / ${steps.length}`)).toBeVisible()
  })

  await test.step('the cross asks too; Escape stays', async () => {
    await follow(page, page.getByRole('link', { name: lessonWords.close }))
    await expect(warning).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(warning).toBeHidden()
    await expect(page.getByText(`1 / ${steps.length}`)).toBeVisible()
  })

  for (const [index, { right }] of steps.entries()) {
    await test.step(`answers question ${index + 1}: ${right.type}`, async () => {
      await expect(page.getByText(`${index + 1} / ${steps.length}`)).toBeVisible()
      await answer(page, right)
      const verdict = page.getByText(testWords.sheet.right, { exact: true })
      await expect(verdict).toBeVisible()
      if (index === 0) await seeStreak(page)
      await page.keyboard.press('Enter')
      await expect(verdict).toBeHidden()
    })
  }

  await test.step('goes on from the result to the next lesson with Enter', async () => {
    await expect(page.getByRole('heading', { name: testWords.result.passed })).toBeVisible()
    await expect(page.getByRole('link', { name: lessonWords.done.next })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: module.lessons[1]?.title ?? '' })).toBeVisible()
  })
})
