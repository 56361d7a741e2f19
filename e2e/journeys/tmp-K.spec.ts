import { mkdirSync } from 'node:fs'
import type { Course } from '@qadam/contract'
import { expect, test } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import { Student } from '../student.ts'
const dir = '/tmp/K-shots'
mkdirSync(dir, { recursive: true })
const looks = [
  ['phone', 360, 740, 'light', 'ru'],
  ['phone', 360, 740, 'dark', 'uz'],
  ['laptop', 1280, 800, 'light', 'uz'],
  ['laptop', 1280, 800, 'dark', 'ru'],
] as const
test('look', async ({ browser, school }) => {
  test.setTimeout(900_000)
  for (const [name, width, height, theme, lang] of looks) {
    const phone = school.freshStudent('halfway')
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: name === 'phone',
      isMobile: name === 'phone',
    })
    await context.addInitScript(
      ([language]) => {
        localStorage.setItem('qadam.lang', language ?? 'uz')
        localStorage.setItem('qadam.code_tour', 'seen')
      },
      [lang],
    )
    const page = await context.newPage()
    const student = new Student(page, lang, name === 'phone' ? 'finger' : 'mouse')
    const shot = async (what: string, full = false) => {
      await page.waitForTimeout(500)
      await page.screenshot({ path: `${dir}/${what}-${name}-${theme}-${lang}.png`, fullPage: full })
    }
    await page.goto(`${school.url}/login`)
    await student.chooseLanguage()
    await student.signIn(phone, 'demo1234')
    await expect(page).toHaveURL(`${school.url}/`)
    const device = await SchoolApi.ofPage(page, school.url, 'student')
    await device.call('profile_save', { lang }).catch(() => undefined)
    // recall
    await page.goto(`${school.url}/recall`)
    await student.shownQuestion()
    await shot('recall-1')
    const radio = page.getByRole('radio')
    if (await radio.first().isVisible()) {
      await radio.first().focus()
      await page.keyboard.press('ArrowDown')
      await shot('recall-2-arrow')
      await page.waitForTimeout(600)
      await student.press(radio.nth(0))
      await page.waitForTimeout(1500)
      await shot('recall-3-answered')
    }
    const [course] = await device.call<Course[]>('course_student', { course_id: 1 })
    const next = course?.next
    await page.goto(`${school.url}/course/1/module/${next?.module_id}/${next?.lesson_id}`)
    const step = page.getByText(/^\d+ \/ \d+$/)
    await expect(step).toBeVisible()
    while (!(await step.textContent())?.startsWith('3 /')) {
      const before = (await step.textContent()) ?? ''
      await expect(page.locator('.prose, video').first()).toBeVisible()
      if (await page.locator('video').isVisible()) await student.startVideo()
      await expect(student.goOn()).toBeEnabled({ timeout: 90_000 })
      await student.press(student.goOn())
      await expect(step).not.toHaveText(before)
    }
    const group = page.locator('ol:has([aria-current=step])').locator('..')
    await group.scrollIntoViewIfNeeded()
    await shot('fading-0-example')
    const on = group.getByRole('button').last()
    await student.press(
      group
        .locator('button')
        .filter({ hasText: /Keyingi|Дальше|Следующ/ })
        .last(),
    )
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await shot('fading-1-order')
    await student.press(group.getByRole('button', { name: student.words.code_checks.check, exact: true }))
    await expect(group.locator('ul').last()).toBeVisible({ timeout: 120_000 })
    await page.waitForTimeout(2000)
    await shot('fading-2-wrong')
    void on
    // keyboard alone
    const solution = ['n = int(input())', 'for i in range(n, 0, -1):', '    print(i)', 'print("GO")']
    for (const [place, line] of solution.entries()) {
      const now = await page.locator('[data-row] code').allTextContents()
      const from = now.findIndex((each, at) => at >= place && each === line)
      if (from <= place) continue
      await page.locator('[data-row]').nth(from).focus()
      await page.keyboard.press('Space')
      for (let at = from; at > place; at -= 1) {
        await page.keyboard.press('ArrowUp')
        await page.waitForTimeout(150)
      }
      await page.keyboard.press('Space')
      await page.waitForTimeout(200)
    }
    await group.getByRole('button', { name: student.words.code_checks.check, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(group.locator('[data-exercise-state=solved]')).toBeVisible({ timeout: 120_000 })
    await page.waitForTimeout(1000)
    await shot('fading-3-solved', false)
    const nextButton = group
      .locator('button')
      .filter({ hasText: /Keyingi|Дальше|Следующ/ })
      .last()
    await nextButton.focus()
    await page.keyboard.press('Enter')
    await expect(group.locator('pre input').first()).toBeVisible()
    await page.waitForTimeout(700)
    await shot('fading-4-gaps')
    await context.setOffline(true)
    for (const [at, fill] of ['3', '3', 'i'].entries()) {
      await group.locator('pre input').nth(at).focus()
      await page.keyboard.type(fill)
    }
    await group.getByRole('button', { name: student.words.code_checks.check, exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(6000)
    await shot('fading-5-offline')
    await context.setOffline(false)
    await page.waitForTimeout(6000)
    await shot('fading-6-back')
    await context.close()
  }
})
