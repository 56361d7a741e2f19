import { expect, type Page } from './journey.ts'
import { practiceCourseId } from './practice-course.ts'
import type { SchoolServer } from './server.ts'
import { Student, words } from './student.ts'

export const practice = words.uz.practice

/** The three tasks of the practice lesson, in their order. */
export type Task = 'text' | 'files' | 'voice'
const tasks: readonly Task[] = ['text', 'files', 'voice']

/** Signs in, stays signed in on this device, and opens a task of the practice lesson. */
export async function openTask(page: Page, school: SchoolServer, phone: string, task: Task): Promise<void> {
  await page.goto(`${school.url}/login`)
  await page.getByLabel(words.uz.accounts.keep).check()
  await new Student(page, 'uz').signIn(phone, 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await page.goto(`${school.url}/course/${practiceCourseId}/module/${practiceCourseId}`)
  await page.locator('main ol li a').first().click()
  await expect(page.getByRole('button', { name: practice.hand_in, exact: true })).toBeVisible()
  await goToTask(page, task)
}

/** From the first task that is not done to a later one. */
export async function goToTask(page: Page, task: Task): Promise<void> {
  const wanted = `${tasks.indexOf(task) + 1} / ${tasks.length}`
  const counter = page.getByText(/^\d+ \/ \d+$/).first()
  for (let shown = await counter.innerText(); shown !== wanted; shown = await counter.innerText()) {
    await page.getByRole('button', { name: practice.next_step, exact: true }).click()
    // Pressed again before the step has changed, the button would be gone with the step it belonged to.
    await expect(counter).not.toHaveText(shown)
  }
}

export function handIn(page: Page) {
  return page.getByRole('button', { name: practice.hand_in, exact: true })
}

export function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true })
}

/** The bodies of the hand-ins that left this page. */
export function countHandIns(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('action=question_try')) sent.push(request.postData() ?? '')
  })
  return sent
}
