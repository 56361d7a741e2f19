import { authoring } from '../../apps/staff/src/platform/i18n/uz/authoring.ts'
import { authoringFiles } from '../../apps/staff/src/platform/i18n/uz/authoring-files.ts'
import { roster } from '../../apps/staff/src/platform/i18n/uz/roster.ts'
import { CourseAuthor } from '../course-author.ts'
import {
  assignments,
  picture,
  restOfLesson,
  rightAnswersOf,
  starter,
  writeQuestion,
} from '../every-question.ts'
import { expect, leaveFirstSightsOut, leaveTourOut, screens, test as base } from '../journey.ts'
import { doWork } from '../practice-works.ts'
import { SchoolServer } from '../server.ts'
import { admin, Staff } from '../staff.ts'
import { Student } from '../student.ts'
import { readSlip, studentList } from '../student-list.ts'

const test = base.extend<{ empty: Awaited<ReturnType<typeof SchoolServer.startEmpty>> }>({
  empty: async ({}, use) => {
    const empty = await SchoolServer.startEmpty(admin)
    await use(empty)
    await empty.school.dispose()
  },
})

test.use({ ...screens.laptop, contextOptions: { reducedMotion: 'reduce' } })

const [course, module, group] = ['Birinchi kurs', 'Birinchi modul', 'Birinchi guruh']
const lessons = { learning: 'Hammasi bor dars', practice: 'Amaliy dars' }
const list = studentList(group, `+998${admin}`)

test('in an empty school an admin takes in 500 students, builds a course of every question type and publishes it, and one of them studies it', async ({
  page,
  empty: { school, password },
  browser,
}) => {
  const author = new CourseAuthor(page)
  // The office takes the list in while the author builds.
  const office = new CourseAuthor(await page.context().newPage())
  const dialog = office.page.getByRole('dialog')

  await test.step('the first admin signs in to a school without a course, a group or a student', async () => {
    await new Staff(office.page, school.url).signIn(admin, password)
    await office.page.goto(`${school.url}/staff/people?section=groups`)
    await expect(office.page.getByText(roster.no_groups, { exact: true })).toBeVisible()
    await new Staff(page, school.url).signIn(admin, password)
    await page.goto(`${school.url}/staff/courses`)
    await expect(page.getByText(authoring.none, { exact: true })).toBeVisible()
  })

  await test.step('a group, and a list of five hundred for it: each of its seven bad rows is named', async () => {
    await office.press(roster.add_group)
    await office.write(roster.group_name, group)
    await office.press(roster.add)
    await expect(office.page.getByRole('link', { name: group, exact: true })).toBeVisible()
    await office.page.goto(`${school.url}/staff/people`)
    await expect(office.page.getByText(roster.nobody_yet, { exact: true })).toBeVisible()
    await office.press(roster.import)
    await office.write(roster.import_list, list.broken)
    await office.press(roster.import_try)
    await expect(dialog.getByText(roster.import_bad_other.replace('{{count}}', '7'))).toBeVisible()
    const faults = list.faults.map(
      ({ line, text }) => `${roster.import_line.replace('{{line}}', String(line))} ${text}`,
    )
    await expect(dialog.getByRole('listitem')).toHaveText(faults)
    await office.write(roster.import_list, list.mended)
    await office.press(roster.import_try)
    await office.press(roster.import_take_other.replace('{{count}}', String(list.size)))
  })

  await test.step('a lesson: a question, and a text with a picture of the author’s device that the student’s view shows', async () => {
    await author.startCourse(course, module)
    await author.addLesson(lessons.learning, 'Learn')
    await writeQuestion(author, 'selected-file')
    await author.addQuestion('info', 'Rasmga qarang.')
    await author.choose(authoringFiles.add_picture.replace('{{lang}}', 'uz'), picture)
    await expect(author.text().getByRole('img', { name: 'picture' })).toBeVisible()
    const shown = page
      .frameLocator(`iframe[title="${authoring.as_student}"]`)
      .getByRole('img', { name: 'picture' })
    await expect(shown).toBeVisible()
    await expect
      .poll(async () => await shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(160)
  })

  await test.step('by keys the text comes before the question', async () => {
    await author.swapByKeys('selected-file', 'info')
  })

  await test.step('all other types of question, in this lesson and in one of assignments', async () => {
    for (const type of restOfLesson) await writeQuestion(author, type)
    await author.backToCourse(course)
    await author.addLesson(lessons.practice, 'Practice')
    for (const type of assignments) await writeQuestion(author, type)
    await author.backToCourse(course)
    const built = ['info', 'selected-file', ...restOfLesson, ...assignments]
    expect(built.toSorted()).toEqual(Object.keys(authoring.question_type).toSorted())
  })

  await test.step('nothing is missing: it is published whole', async () => {
    await author.publish(course)
  })

  const slip = await test.step('the five hundred are taken in, and their slips are saved', async () => {
    const done = dialog.getByText(roster.import_done_other.replace('{{count}}', String(list.size)))
    // Their passwords are hashed one by one.
    await expect(done).toBeVisible({ timeout: 120_000 })
    const saved = office.page.waitForEvent('download')
    await office.press(roster.slips)
    const { slips, ...found } = await readSlip(await (await saved).path(), 285)
    expect(slips).toBe(list.size)
    return found
  })

  await test.step('the group is to learn the course', async () => {
    await office.page.goto(`${school.url}/staff/people?section=groups`)
    await office.page.getByRole('link', { name: group, exact: true }).click()
    await office.page.getByRole('checkbox', { name: course, exact: true }).check()
    await office.press(roster.save)
    const row = office.page.getByRole('row').filter({ hasText: group })
    await expect(row).toContainText(course)
    await expect(row).toContainText(String(list.size))
  })

  const device = await browser.newContext(screens.phone)
  await device.addInitScript(leaveTourOut)
  await device.addInitScript(leaveFirstSightsOut)
  const phone = await device.newPage()
  const student = new Student(phone, 'uz')
  const { words } = student

  await test.step('one whose row was bad signs in with what is on the slip, and finds the lesson', async () => {
    await phone.goto(`${school.url}/login`)
    await student.signIn(slip.phone, slip.password)
    await expect(phone).toHaveURL(`${school.url}/`)
    await phone.getByRole('link', { name: words.shell.courses, exact: true }).first().click()
    await phone.locator('main').getByRole('link', { name: course }).first().click()
    await phone.locator('main a[href*="/module/"]').filter({ hasText: module }).first().click()
    await phone.locator('main ol').getByRole('link', { name: lessons.learning }).click()
    await expect(phone.getByRole('heading', { level: 1, name: lessons.learning })).toBeVisible()
  })

  await test.step('reads, watches and answers every question right', async () => {
    await expect(phone.getByRole('img', { name: 'picture' })).toBeVisible()
    await student.goOn().click()
    await student.startVideo()
    await student.readOn()
    await student.passTestOf(rightAnswersOf)
    await phone.getByRole('link', { name: words.lesson.done.next, exact: true }).click()
    await expect(phone.getByRole('heading', { level: 1, name: lessons.practice })).toBeVisible()
  })

  await test.step('hands in every assignment, and is at the end of the course', async () => {
    for (const [index, type] of assignments.entries()) {
      await expect(phone.getByText(`${index + 1} / ${assignments.length}`, { exact: true })).toBeVisible()
      await doWork(student, { type, solution: { 'main.py': `${starter}print('Salom')\n` } })
      await phone.getByRole('button', { name: words.practice.hand_in, exact: true }).click()
      await expect(phone.getByText(words.practice.status.uploaded, { exact: true })).toBeVisible()
      const isLast = index === assignments.length - 1
      await phone
        .getByRole('button', { name: isLast ? words.lesson.finish : words.lesson.next, exact: true })
        .click()
    }
    await student.seeMoments()
    await expect(
      phone.getByRole('heading', { name: words.lesson.done.course_title, exact: true }),
    ).toBeVisible()
    await expect(phone.getByText(words.lesson.done.checking, { exact: true })).toBeVisible()
  })
  await device.close()
})
