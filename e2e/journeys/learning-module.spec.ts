import { courses } from '../../apps/student/src/platform/i18n/uz/courses.ts'
import { firstModule } from '../archive-course.ts'
import { expect, screens, test } from '../journey.ts'
import { Student } from '../student.ts'

const course = 'kompyuter-asoslari'

test.use(screens.phone)

test('a student plays lesson after lesson up to the practice, and the module shows them completed', async ({
  page,
  school,
}) => {
  const student = new Student(page, 'uz')
  const module = firstModule(course, 'uz')
  const practice = module.lessons.findIndex(({ type }) => type !== 'Learn')
  const lessons = module.lessons.slice(0, practice)
  expect(lessons.length).toBeGreaterThan(1)

  await page.goto(school.url)
  await student.signIn('90 000 00 02', 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson(course)
  for (const { id, title } of lessons) {
    await test.step(title, async () => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await student.readOn()
      await student.passTest(course, id)
      await page.getByRole('link', { name: student.words.lesson.done.next }).click()
    })
  }

  await test.step('the practice lesson is open, and the module shows the way so far', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: module.lessons[practice]?.title ?? '' }),
    ).toBeVisible()
    await page.getByRole('link', { name: student.words.lesson.close }).click()
    await expect(page).toHaveURL(/\/course\/\d+\/module\/\d+#/)
    const stops = page.locator('main ol > li')
    await expect(stops).toHaveCount(module.lessons.length)
    for (const index of lessons.keys()) {
      await expect(stops.nth(index)).toContainText(courses.state_completed)
      await expect(stops.nth(index)).toContainText('100')
    }
    await expect(stops.nth(practice)).toContainText(courses.state_open)
  })
})
