import { join } from 'node:path'
import type { Project } from '@qadam/contract'
import type { ArchiveQuestion } from './archive-course.ts'
import { expect } from './journey.ts'
import type { Student } from './student.ts'

/** A student's written answer: long enough for the assignment. */
const essay = [
  'Men oltin baliqchaning xotirasi uch soniya degan gapni tanladim.',
  'Avval “baliq xotirasi” deb qidirdim, lekin faqat viktorinalar chiqdi.',
  'Keyin soʻrovga “tajriba” va “olimlar” soʻzlarini qoʻshdim va ikkita mustaqil manba topdim.',
  'Birinchisi universitet sahifasi: unda baliqlar ovqat vaqtini bir necha oy eslab qolgani yozilgan.',
  'Ikkinchisi ilmiy jurnal maqolasi: muallifi, sanasi va tajriba usuli aniq koʻrsatilgan, shuning uchun ishondim.',
  'Ikkala manba bir-biridan xabarsiz bir xil xulosaga kelgan.',
  'Xulosam: bu gap yolgʻon, oltin baliqcha koʻrganini uch soniyadan ancha uzoq eslab qoladi.',
].join(' ')

const drawing = join(import.meta.dirname, '../demo/submissions/afisha-kitob.png')

/** Fills in the answer to an assignment, up to submitting it. */
export async function doWork(student: Student, { type, solution }: ArchiveQuestion): Promise<void> {
  switch (type) {
    case 'text':
      return await writeText(student)
    case 'input-file':
      return await chooseFile(student)
    case 'voice':
      return await speak(student)
    case 'compiler':
      return await writeCode(student, solution ?? {})
    default:
      throw new Error(`nobody does ${type}`)
  }
}

/** The draft on the screen, before it is submitted: a reload must restore the same. */
export async function expectWork(student: Student, { type, solution }: ArchiveQuestion): Promise<void> {
  const { page } = student
  const { practice } = student.words
  switch (type) {
    case 'text':
      return await expect(page.getByLabel(practice.text.label)).toHaveValue(essay)
    case 'input-file':
      return await expect(page.getByText(practice.files.done, { exact: true })).toBeVisible()
    case 'voice':
      return await expect(page.getByRole('button', { name: practice.voice.again })).toBeVisible()
    case 'compiler':
      return await expectCode(student, solution ?? {})
    default:
      throw new Error(`nobody does ${type}`)
  }
}

export async function writeText(student: Student): Promise<void> {
  await student.write(student.page.getByLabel(student.words.practice.text.label), essay)
}

export async function chooseFile(student: Student): Promise<void> {
  const { page } = student
  const { files } = student.words.practice
  const chooser = page.waitForEvent('filechooser')
  await student.press(page.getByRole('button', { name: files.pick }))
  await (await chooser).setFiles(drawing)
  await expect(page.getByText(files.done, { exact: true })).toBeVisible({ timeout: 30_000 })
}

async function speak(student: Student): Promise<void> {
  const { page } = student
  const { voice } = student.words.practice
  await student.press(page.getByRole('button', { name: voice.record }))
  await hasRecorded(student, 2, 60)
  await student.press(page.getByRole('button', { name: voice.stop }))
  await expect(page.getByRole('button', { name: voice.again })).toBeVisible()
}

/** Until so many seconds are recorded or more, since a busy machine may not see each of them. */
export async function hasRecorded({ page, words }: Student, seconds: number, most = 30): Promise<void> {
  const left = Array.from({ length: most - seconds + 1 }, (_, count) => count)
  const said = words.practice.voice.left_other.replace('{{count}}', `(?:${left.join('|')})`)
  await expect(page.getByText(new RegExp(`^${said}$`))).toBeVisible()
}

const editor = (student: Student) => student.page.locator('.cm-content')

async function writeCode(student: Student, solution: Project['files']): Promise<void> {
  for (const [name, code] of Object.entries(solution)) {
    await student.press(student.page.getByRole('tab', { name, exact: true }))
    await student.write(editor(student), code)
  }
  await expectCode(student, solution)
}

async function expectCode(student: Student, solution: Project['files']): Promise<void> {
  for (const [name, code] of Object.entries(solution)) {
    await student.press(student.page.getByRole('tab', { name, exact: true }))
    const [firstLine = ''] = code.split('\n')
    await expect(editor(student)).toContainText(firstLine)
    const shown = async () => (await student.page.locator('.cm-line').allTextContents()).join('\n').trim()
    // Long programs are drawn as far as the screen shows them.
    await expect.poll(async () => code.trim().startsWith((await shown()).slice(0, 200))).toBe(true)
  }
}
