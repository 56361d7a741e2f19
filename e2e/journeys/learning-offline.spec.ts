import { expect, screens, test } from '../journey.ts'
import { Student } from '../student.ts'

test.use(screens.phone)

test('without a connection every kind of question can be answered', async ({ page, context, school }) => {
  const student = new Student(page, 'uz')
  const { result, sheet } = student.words.test
  await page.goto(school.url)
  await student.signIn(school.freshStudent(), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson('english')
  await student.readOn()
  const { steps } = await student.startTest('english', 'alifbo-salomlashish')
  await context.setOffline(true)
  for (const { right } of steps) {
    await student.answer(right)
    await student.goOnAfterAnswer(sheet.saved)
  }
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: result.passed })).toBeVisible({ timeout: 20_000 })
  const total = String(steps.length)
  const told = result.passed_text.replace('{{total}}', total).replace('{{correct}}', total)
  await expect(page.getByText(told)).toBeVisible()
})
