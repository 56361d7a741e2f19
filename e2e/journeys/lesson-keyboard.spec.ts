import { expect, screens, test } from '../journey.ts'
import { KeyboardStudent } from '../keyboard-student.ts'
import { ModulePlayer } from '../module-player.ts'
import { practiceCourseId } from '../practice-course.ts'
import { writeText } from '../practice-works.ts'
import type { TestRun } from '../student.ts'

test.use({ ...screens.laptop, contextOptions: { reducedMotion: 'reduce' } })

/** A test is not left by accident: Escape and the cross ask for confirmation, and staying loses nothing. */
async function bePersuadedToStay(student: KeyboardStudent, { steps }: TestRun): Promise<void> {
  const { page, words } = student
  const { leave } = words.test
  const warning = page.getByRole('alertdialog', { name: leave.title })
  const first = page.getByText(`1 / ${steps.length}`)
  await test.step('Escape asks before it leaves; Enter stays', async () => {
    await expect(first).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(warning).toBeVisible()
    await expect(warning.getByRole('button', { name: leave.stay })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(warning).toBeHidden()
    await expect(first).toBeVisible()
  })
  await test.step('the cross asks too; Escape stays', async () => {
    await student.press(page.getByRole('link', { name: words.lesson.close }))
    await expect(warning).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(warning).toBeHidden()
    await expect(first).toBeVisible()
  })
}

test('a student plays a lesson without a mouse, is asked before leaving its test, and hands in a work', async ({
  page,
  school,
}) => {
  const student = new KeyboardStudent(page, 'uz')
  const { accounts } = student.words
  await page.goto(school.url)
  await student.write(page.getByLabel(accounts.phone, { exact: true }), school.freshStudent())
  await student.write(page.getByLabel(accounts.password, { exact: true }), 'demo1234')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson('kompyuter-asoslari')

  let isFirstTest = true
  const player = new ModulePlayer(student, 'kompyuter-asoslari', {
    testStarted: async (run) => {
      if (isFirstTest) await bePersuadedToStay(student, run)
      isFirstTest = false
    },
  })
  await player.playFirstLesson()

  await test.step('a work is written and handed in', async () => {
    const { practice } = student.words
    await page.goto(`${school.url}/course/${practiceCourseId}/module/${practiceCourseId}`)
    await student.press(page.locator('main ol li a').first())
    await writeText(student)
    await student.press(page.getByRole('button', { name: practice.hand_in, exact: true }))
    await expect(page.getByText(practice.status.uploaded, { exact: true })).toBeVisible({ timeout: 30_000 })
  })
})
