import path from 'node:path'
import type { AuthoredTree, Lesson, Module, User } from '@qadam/contract'
import { authoring } from '../../apps/staff/src/platform/i18n/uz/authoring.ts'
import { authoringDrag } from '../../apps/staff/src/platform/i18n/uz/authoring-drag.ts'
import { authoringFiles } from '../../apps/staff/src/platform/i18n/uz/authoring-files.ts'
import { roster } from '../../apps/staff/src/platform/i18n/uz/roster.ts'
import { expect, screens, test } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import { admin, Staff } from '../staff.ts'
import { Student } from '../student.ts'

test.use({ ...screens.laptop, contextOptions: { reducedMotion: 'reduce' } })

const picture = path.join(import.meta.dirname, '../../apps/server/test/samples/picture.png')

test('an admin tries a list of 500 students, builds a small course with a picture, and a student studies it', async ({
  page,
  school,
  browser,
}) => {
  await new Staff(page, school.url).signIn(admin)
  const press = async (name: string) => await page.getByRole('button', { name, exact: true }).click()
  const write = async (label: string, text: string) =>
    await page.getByLabel(label, { exact: true }).fill(text)
  const saved = page.getByText(authoring.save_saved, { exact: true })

  await test.step('a list of five hundred students: each of its seven bad rows is named', async () => {
    const list = (isBad: (row: number) => boolean) =>
      [
        'ism;familiya;telefon',
        ...Array.from({ length: 500 }, (_, row) => {
          const phone = isBad(row) ? '12' : `+9989355${String(row).padStart(5, '0')}`
          return `Ali;Valiyev ${row};${phone}`
        }),
      ].join('\n')
    await page.goto(`${school.url}/staff/people`)
    await press(roster.import)
    const field = page.getByRole('dialog').getByLabel(roster.import_list, { exact: true })
    await field.fill(list((row) => row % 70 === 3 && row < 480))
    await press(roster.import_try)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(roster.import_bad_other.replace('{{count}}', '7'))).toBeVisible()
    // The head is the first line of the file.
    const lines = dialog.getByRole('listitem')
    await expect(lines).toHaveCount(7)
    for (const [index, row] of [3, 73, 143, 213, 283, 353, 423].entries())
      await expect(lines.nth(index)).toContainText(roster.import_line.replace('{{line}}', String(row + 2)))
    await field.fill(list(() => false))
    await press(roster.import_try)
    await expect(
      dialog.getByRole('button', { name: roster.import_take_other.replace('{{count}}', '500') }),
    ).toBeEnabled()
    await page.keyboard.press('Escape')
  })

  await test.step('a course with a module and a lesson', async () => {
    await page.goto(`${school.url}/staff/courses`)
    await press(authoring.add_course)
    await write(authoring.title_uz, 'Kichik kurs')
    await write(authoring.description_uz, 'Bir darsli kurs')
    await press(authoring.save)
    await press(authoring.add_module)
    await write(authoring.title_uz, 'Birinchi modul')
    await write(authoring.description_uz, 'Bir dars')
    await press(authoring.save)
    await press(authoring.add_lesson)
    await write(authoring.title_uz, 'Birinchi dars')
  })

  const addQuestion = async (type: keyof typeof authoring.question_type) => {
    await press(authoring.add_question)
    await page.getByRole('menuitem', { name: authoring.question_type[type], exact: true }).click()
  }
  const text = page.getByLabel(`${authoring.field.text} (uz)`, { exact: true })

  await test.step('a question, and a text with a picture of the author’s device that the student’s view shows', async () => {
    await addQuestion('selected-file')
    await text.fill('Qaysi biri toʻgʻri?')
    for (const [index, option] of ['Birinchi', 'Ikkinchi', 'Uchinchi'].entries())
      await write(`${authoring.option.replace('{{number}}', String(index + 1))} (uz)`, option)
    await page.getByRole('radio', { name: authoring.is_right.replace('{{number}}', '2') }).check()
    await write(`${authoring.field.hint} (uz)`, 'Yana oʻqing.')
    await write(`${authoring.field.success} (uz)`, 'Barakalla.')
    await addQuestion('info')
    await text.fill('Rasmga qarang.')
    const chooser = page.waitForEvent('filechooser')
    await page
      .getByRole('button', { name: authoringFiles.add_picture.replace('{{lang}}', 'uz') })
      .first()
      .click()
    await (await chooser).setFiles(picture)
    await expect(text.getByRole('img', { name: 'picture' })).toBeVisible()
    const shown = page
      .frameLocator(`iframe[title="${authoring.as_student}"]`)
      .getByRole('img', { name: 'picture' })
    await expect(shown).toBeVisible()
    await expect
      .poll(async () => await shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(160)
  })

  await test.step('by keys the text comes before the question', async () => {
    const name = `2. ${authoring.question_type.info}`
    await page.getByRole('button', { name: authoringDrag.handle.replace('{{title}}', name) }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(authoringDrag.picked_up.replace('{{title}}', name))).toBeAttached()
    const over = authoringDrag.over
      .replace('{{title}}', name)
      .replace('{{target}}', `1. ${authoring.question_type['selected-file']}`)
    // It may be pressed before the rows are measured; where it stands already, another press changes nothing.
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(page.getByText(over)).toBeAttached({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect(
      page.getByRole('button', { name: `1. ${authoring.question_type.info}` }).first(),
    ).toBeVisible()
    await expect(saved).toBeVisible()
  })

  await test.step('it is published whole', async () => {
    await page.getByRole('link', { name: 'Kichik kurs' }).click()
    await press(authoring.more.replace('{{title}}', 'Kichik kurs'))
    await page.getByRole('menuitem', { name: authoring.publish, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: authoring.publish, exact: true }).click()
    await expect(page.getByText(authoring.done.published).first()).toBeVisible()
  })

  const office = await SchoolApi.signIn(school.url, admin, 'staff')
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const { course } = await office.call<AuthoredTree>('authoring_course', { id })
  const phone = school.freshStudent('new')
  const workspace = await SchoolApi.signIn(school.url, phone, 'student')
  const { id: studentId } = await workspace.call<User>('profile', {})
  const courseId = course.course_id ?? 0
  await office.call('students_enrol', { student_ids: [studentId], course_id: courseId, enrolled: true })
  const [module] = await workspace.call<Module[]>('course_modules', { course_id: courseId })
  const { lessons } = await workspace.call<{ lessons: Lesson[] }>('module_lessons', { module_id: module?.id })

  await test.step('a student reads the text with its picture and goes on to the question', async () => {
    const device = await browser.newContext(screens.phone)
    const lesson = await device.newPage()
    const reader = new Student(lesson, 'uz')
    await lesson.goto(`${school.url}/login`)
    await reader.signIn(phone, 'demo1234')
    await expect(lesson).toHaveURL(`${school.url}/`)
    await lesson.goto(`${school.url}/course/${courseId}/module/${module?.id}/${lessons[0]?.id}`)
    await expect(lesson.getByRole('img', { name: 'picture' })).toBeVisible()
    await reader.readOn()
    await device.close()
  })
})
