import type { PlannedExercise } from './archive-course.ts'
import { expect, type Locator } from './journey.ts'
import type { Student } from './student.ts'

/** Puts a program into an exercise that is on the screen, and has it checked. @returns the exercise. */
export async function tryExercise(student: Student, { title, solution }: PlannedExercise): Promise<Locator> {
  const { page, words } = student
  const exercise = page.getByRole('region', { name: title, exact: true })
  await exercise.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(solution)
  await student.press(exercise.getByRole('button', { name: words.code_checks.check, exact: true }))
  return exercise
}

/** The same until the server, too, has seen it pass. */
export async function solveExercise(student: Student, planned: PlannedExercise): Promise<void> {
  const exercise = await tryExercise(student, planned)
  // Python comes with the first of them.
  await expect(exercise).toHaveAttribute('data-exercise-state', 'solved', { timeout: 90_000 })
}
