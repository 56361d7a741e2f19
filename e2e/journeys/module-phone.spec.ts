import { expect, screens, test } from '../journey.ts'
import { ModulePlayer } from '../module-player.ts'
import { Student } from '../student.ts'

test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' } })

// With a video, every kind of question and a project of several files.
const course = 'web'

test('a student plays a whole module on a phone, with a finger, up to its reward', async ({
  page,
  school,
}) => {
  test.setTimeout(400_000)
  const student = new Student(page, 'uz', 'finger')
  await page.goto(school.url)
  await student.chooseLanguage()
  await student.signIn(school.freshStudent(), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson(course)
  await new ModulePlayer(student, course).play()
})
