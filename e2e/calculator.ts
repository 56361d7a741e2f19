import type { Lesson, Question, StudentActionName } from '@qadam/contract'
import { practice } from '../apps/student/src/platform/i18n/ru/practice.ts'
import { expect, type Page } from './journey.ts'
import type { SchoolServer } from './server.ts'
import { Student } from './student.ts'

/** Calls the server as the student's own app would. */
async function ask<Data>(page: Page, action: StudentActionName, input: object): Promise<Data> {
  const reply = await page.evaluate(
    async ({ name, body }) => {
      const stored = sessionStorage.getItem('qadam.session') ?? localStorage.getItem('qadam.session') ?? '{}'
      const { token = '' } = JSON.parse(stored) as { token?: string } // the app's own
      const headers = { 'Content-Type': 'application/json', 'X-Student-Auth': token }
      const answer = await fetch(`/api/student?action=${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return (await answer.json()) as { data: unknown }
    },
    { name: action, body: input },
  )
  return reply.data as Data // the contract's shape
}

/** Signs in as a `payment-due` student and opens the calculator for a new version. @returns its newest submission. */
export async function openCalculator(
  page: Page,
  { url }: SchoolServer,
  phone: string,
): Promise<{ submissionId: number }> {
  await page.goto(`${url}/login`)
  await new Student(page, 'uz').signIn(phone, 'demo1234')
  await expect(page).toHaveURL(`${url}/`)
  const modules = await ask<{ lessons: Lesson[] }[]>(page, 'course_modules', { course_id: 1 })
  for (const lesson of modules.flatMap((module) => module.lessons)) {
    if (lesson.type !== 'Learn_Practice') continue
    const questions = await ask<Question[]>(page, 'lesson_questions', { lesson_id: lesson.id })
    const question = questions.find(({ type }) => type === 'compiler')
    if (!question) continue
    await page.goto(`${url}/course/1/module/${lesson.module_id}/${lesson.id}`)
    await page.getByRole('button', { name: practice.rewrite, exact: true }).click()
    await expect(page.locator('.cm-content')).toBeVisible()
    return { submissionId: question.submission?.submission_id ?? 0 }
  }
  throw new Error('no compiler question is open')
}
