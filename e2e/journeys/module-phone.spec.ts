import { expect, screens, test } from '../journey.ts'
import { ModulePlayer } from '../module-player.ts'
import { Student, type Lang } from '../student.ts'

test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' }, permissions: ['microphone'] })

/** Each course in one of its languages; the one with four videos first, since it takes longest. */
const courses: Record<string, Lang> = {
  python: 'ru',
  english: 'uz',
  'telegram-bot': 'ru',
  'kompyuter-asoslari': 'uz',
}

for (const [course, lang] of Object.entries(courses))
  test(`a student plays the whole first module of ${course} on a phone, in ${lang}`, async ({
    page,
    school,
  }) => {
    test.setTimeout(400_000)
    const student = new Student(page, lang, 'finger')
    await page.goto(school.url)
    await student.chooseLanguage()
    await student.signIn('90 000 00 02', 'demo1234')
    await expect(page).toHaveURL(`${school.url}/`)
    await student.openFirstLesson(course)
    await new ModulePlayer(student, course).play()
  })
