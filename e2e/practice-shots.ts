import type { Module, Question, TryResult } from '@qadam/contract'
import { expect, type Locator, type Page } from './journey.ts'
import { practiceCourseId } from './practice-course.ts'
import { SchoolApi } from './school-api.ts'

const brandNew = '900000002'
const approved = '900000001'
const rejected = '900000004'

const modulePath = `/course/${practiceCourseId}/module/${practiceCourseId}`
const letter =
  'Men Margʻilonda yashayman. Shahrimizda katta ipak bozori bor, unda har shanba buvim bilan atlas koʻramiz.\n\nBu yerni yaxshi koʻraman, chunki odamlari samimiy.'

const counter = (page: Page) => page.getByText(/^\d+ \/ \d+$/).first()

/** Presses a button that leads to another task, and sees it there: pressed too early, the next one would be gone with its step. */
async function leave(page: Page, button: Locator): Promise<void> {
  const shown = await counter(page).innerText()
  await button.click()
  await expect(counter(page)).not.toHaveText(shown)
}

/** Opens the practice lesson, where it was left, and goes on to a task, from 1. */
const task =
  (place: number, then?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await page.locator('main ol li a').first().click()
    const buttons = page.locator('footer button')
    await buttons.last().waitFor()
    while (Number.parseInt(await counter(page).innerText(), 10) < place) await leave(page, buttons.last())
    await then?.(page)
  }

const back = (page: Page) => leave(page, page.locator('footer button').first())

/** Practice in all its states: what is to be done, what was typed and chosen, and what became of it. */
export const practiceShots = [
  { name: 'practice-text', phone: brandNew, path: modulePath, prepare: task(1) },
  { name: 'practice-files', phone: brandNew, path: modulePath, prepare: task(2) },
  { name: 'practice-voice', phone: brandNew, path: modulePath, prepare: task(3) },
  { name: 'practice-rejected', phone: rejected, path: modulePath, prepare: task(1) },
  {
    name: 'practice-rewrite',
    phone: rejected,
    path: modulePath,
    prepare: task(1, async (page) => {
      await page.locator('footer button').first().click()
      await page.locator('textarea').waitFor()
    }),
  },
  { name: 'practice-approved', phone: approved, path: modulePath, prepare: task(1, back) },
]

/** Hands in and decides what these pictures show. */
export async function prepareWorks(url: string): Promise<void> {
  const teacher = await SchoolApi.signIn(url, '900000010', 'staff')
  for (const [phone, verdict] of [
    [approved, 'approved'],
    [rejected, 'rejected'],
  ] as const) {
    const student = await SchoolApi.signIn(url, phone, 'student')
    const [module] = await student.call<Module[]>('course_modules', { course_id: practiceCourseId })
    const lesson = { lesson_id: module?.lessons[0]?.id }
    const [text] = await student.call<Question[]>('lesson_questions', lesson)
    const { submission } = await student.call<TryResult>('question_try', {
      question_id: text?.id,
      answer: letter,
    })
    if (!submission) throw new Error('nothing was handed in')
    const comment =
      verdict === 'approved'
        ? 'Juda samimiy xat! **Barakalla.**'
        : 'Xatingiz **samimiy** chiqibdi! Endi ikkita narsani qoʻshing:\n\n1. xayrlashuv;\n2. doʻstingizga bitta savol.'
    await teacher.decide(submission, verdict, comment)
  }
}
