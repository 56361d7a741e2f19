import { join } from 'node:path'
import type { ReviewRow, Submission, User } from '@qadam/contract'
import { expect, screens, test, type Page } from '../journey.ts'
import { practiceCourseId } from '../practice-course.ts'
import { handIn, heading, openTask, practice, type Task } from '../practising.ts'
import { chooseFile, hasRecorded } from '../practice-works.ts'
import { SchoolApi } from '../school-api.ts'
import { Staff, teacher, words } from '../staff.ts'
import { Student } from '../student.ts'

test.use({ ...screens.phone, permissions: ['microphone'] })

const samples = join(import.meta.dirname, '../../demo/submissions')
const { files, text, voice } = practice

interface Kind {
  task: Task
  type: ReviewRow['question']['type']
  /** Fills in the answer, and does it again after a rejection. */
  first: (page: Page) => Promise<void>
  again: (page: Page) => Promise<void>
  /** How the teacher recognizes the submission. */
  shown: (page: Page) => Promise<void>
}

const kinds: readonly Kind[] = [
  {
    task: 'text',
    type: 'text',
    first: (page) =>
      page.getByLabel(text.label, { exact: true }).fill('Men Buxoroda yashayman, shahrim qadimiy.'),
    again: (page) =>
      page.getByLabel(text.label, { exact: true }).fill('Men Buxoroda yashayman, shahrim qadimiy. Xayr!'),
    shown: (page) => expect(page.getByText('Men Buxoroda yashayman').first()).toBeVisible(),
  },
  {
    task: 'files',
    type: 'input-file',
    first: (page) => chooseFile(new Student(page, 'uz', 'finger')),
    again: (page) => upload(page, 'karta-keng.png'),
    shown: (page) =>
      expect(page.getByRole('img', { name: /afisha-kitob\.png|karta-keng\.png/ }).first()).toBeVisible(),
  },
  {
    task: 'voice',
    type: 'voice',
    first: (page) => speak(page),
    again: (page) => speak(page),
    shown: (page) => expect(page.getByRole('slider').first()).toBeVisible(),
  },
]

for (const kind of kinds) {
  test(`${kind.task}: handed in, sent back with words, mended, approved; the coins come to the open page`, async ({
    page,
    browser,
    school,
  }) => {
    const phone = school.freshStudent()
    await openTask(page, school, phone, kind.task)
    const student = await SchoolApi.signIn(school.url, phone, 'student')
    const { id: studentId } = await student.call<User>('profile', {})
    const laptop = await browser.newContext(screens.laptop)
    const staff = new Staff(await laptop.newPage(), school.url)
    await staff.signIn(teacher)

    await test.step('the student hands in', async () => {
      await kind.first(page)
      await handIn(page).tap()
      await expect(heading(page, practice.status.uploaded)).toBeVisible()
    })

    await test.step('the teacher sees it and sends it back with words', async () => {
      await openWaiting(staff, kind, studentId)
      await kind.shown(staff.page)
      await staff.page.keyboard.press('c')
      await staff.page.keyboard.type('Yaxshi boshlangan. **Yana** urinib koʻring.')
      await staff.page.keyboard.press('Control+Shift+Enter')
      await expect(staff.page.getByText(words.review.confirm_rejected)).toBeVisible()
      await staff.page.keyboard.press('Enter')
    })

    await test.step('the words come by themselves; the student mends it and hands in again', async () => {
      await expect(heading(page, practice.status.rejected)).toBeVisible()
      await expect(page.getByRole('article').locator('strong', { hasText: 'Yana' })).toBeVisible()
      await page.getByRole('button', { name: practice.rewrite, exact: true }).click()
      await kind.again(page)
      await handIn(page).tap()
      await expect(heading(page, practice.status.uploaded)).toBeVisible()
      await expect(page.getByRole('list', { name: practice.history }).getByRole('listitem')).toHaveCount(2)
    })

    const before = await student.call<{ coins: number; points: number }>('profile', {})
    await test.step('the teacher approves', async () => {
      await openWaiting(staff, kind, studentId)
      await kind.shown(staff.page)
      await staff.page.keyboard.press('9')
      await staff.page.keyboard.press('a')
      await expect(staff.page.getByText(words.review.confirm_approved)).toBeVisible()
      await staff.page.keyboard.press('Enter')
    })

    await test.step('what it earned is on the open page, and on the balance', async () => {
      await expect(heading(page, practice.status.approved)).toBeVisible()
      const [work] = await student.submissions()
      expect(work).toMatchObject({ version: 2, status: 'approved', score: 90 })
      const { coins_awarded, points_awarded } = work as Submission & Record<string, number> // decided: no nulls
      expect(coins_awarded).toBeGreaterThan(0)
      const earned = page.getByRole('list', { name: practice.earned.title })
      await expect(earned).toContainText(`+${coins_awarded}`)
      await expect(earned).toContainText(`+${points_awarded}`)
      const after = await student.call<{ coins: number; points: number }>('profile', {})
      expect([after.coins - before.coins, after.points - before.points]).toEqual([
        coins_awarded,
        points_awarded,
      ])
    })
    await laptop.close()
  })
}

/** Opens the student's one waiting submission of this type in the practice course. */
async function openWaiting(staff: Staff, { type }: Kind, studentId: number): Promise<void> {
  const filters = { type, course_id: String(practiceCourseId) }
  const { rows } = (await staff.ask('review_queue', filters)) as { rows: ReviewRow[] } // the contract's shape
  const own = rows.filter(({ student }) => student.id === studentId)
  expect(own).toHaveLength(1)
  await staff.open(own[0]?.submission_id ?? 0)
}

async function upload(page: Page, name: string): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(join(samples, name))
  const row = page.getByRole('list', { name: files.list }).getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText(files.done)
}

async function speak(page: Page): Promise<void> {
  await page.getByRole('button', { name: voice.record, exact: true }).tap()
  await hasRecorded(new Student(page, 'uz'), 2)
  await page.getByRole('button', { name: voice.stop, exact: true }).tap()
  await expect(page.getByRole('button', { name: voice.again, exact: true })).toBeVisible()
}
