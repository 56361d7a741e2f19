import type { Module, Question, TryResult } from '@qadam/contract'
import type { Page } from './journey.ts'
import { practiceCourseId } from './practice-course.ts'
import { SchoolApi } from './school-api.ts'

const brandNew = '900000002'
const approved = '900000001'
const rejected = '900000004'

const modulePath = `/course/${practiceCourseId}/module/${practiceCourseId}`
const letter =
  'Men Margʻilonda yashayman. Shahrimizda katta ipak bozori bor, unda har shanba buvim bilan atlas koʻramiz.\n\nBu yerni yaxshi koʻraman, chunki odamlari samimiy.'

/** Opens the practice lesson and goes so many tasks on. */
const task =
  (steps: number, then?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await page.locator('main ol li a').first().click()
    await page.locator('footer button').last().waitFor()
    for (let step = 0; step < steps; step += 1) {
      await page.waitForTimeout(300)
      await page.locator('footer button').last().click()
    }
    await page.waitForTimeout(700)
    await then?.(page)
  }

const back = async (page: Page): Promise<void> => {
  await page.locator('footer button').first().click()
  await page.waitForTimeout(900)
}

/** Practice in all its states: what is to be done, what was typed and chosen, and what became of it. */
export const practiceShots = [
  { name: 'practice-text', phone: brandNew, path: modulePath, prepare: task(0) },
  { name: 'practice-files', phone: brandNew, path: modulePath, prepare: task(1) },
  { name: 'practice-voice', phone: brandNew, path: modulePath, prepare: task(2) },
  { name: 'practice-rejected', phone: rejected, path: modulePath, prepare: task(0) },
  {
    name: 'practice-rewrite',
    phone: rejected,
    path: modulePath,
    prepare: task(0, async (page) => {
      await page.locator('footer button').first().click()
      await page.locator('textarea').waitFor()
      await page.waitForTimeout(500)
    }),
  },
  { name: 'practice-approved', phone: approved, path: modulePath, prepare: task(0, back) },
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
