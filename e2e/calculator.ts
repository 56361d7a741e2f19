import type { Lesson, Question } from '@qadam/contract'
import { practice } from '../apps/student/src/platform/i18n/ru/practice.ts'
import { expect, type Page } from './journey.ts'
import { SchoolApi } from './school-api.ts'
import type { SchoolServer } from './server.ts'
import { Student } from './student.ts'

/** Signs in as a `payment-due` student and opens the calculator for a new version. @returns its newest submission. */
export async function openCalculator(
  page: Page,
  { url }: SchoolServer,
  phone: string,
): Promise<{ submissionId: number }> {
  await page.goto(`${url}/login`)
  await new Student(page, 'uz').signIn(phone, 'demo1234')
  await expect(page).toHaveURL(`${url}/`)
  const student = await SchoolApi.ofPage(page, url, 'student')
  const modules = await student.call<{ lessons: Lesson[] }[]>('course_modules', { course_id: 1 })
  for (const lesson of modules.flatMap((module) => module.lessons)) {
    if (lesson.type !== 'Learn_Practice') continue
    const questions = await student.call<Question[]>('lesson_questions', { lesson_id: lesson.id })
    const question = questions.find(({ type }) => type === 'compiler')
    if (!question) continue
    await page.goto(`${url}/course/1/module/${lesson.module_id}/${lesson.id}`)
    await page.getByRole('button', { name: practice.rewrite, exact: true }).click()
    await expect(page.locator('.cm-content')).toBeVisible()
    return { submissionId: question.submission?.submission_id ?? 0 }
  }
  throw new Error('no compiler question is open')
}
