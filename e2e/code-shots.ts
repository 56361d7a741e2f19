import type { Module, Question } from '@qadam/contract'
import { workspaceShots } from './workspace-shots.ts'
import type { Page } from './journey.ts'
import { labShots, type CalculatorPlace } from './lab-shots.ts'
import { SchoolApi } from './school-api.ts'
import { runPython, settle, write } from './shot-hands.ts'

const halfway = '900000001'
const rejected = '900000004'
const teacher = '900000010'

const drawing = `import turtle

pen = turtle.Turtle()
pen.speed(0)
colors = ['#00808a', '#f2a93b', '#c8324a']

for step in range(48):
    pen.color(colors[step % 3])
    pen.forward(20 + step * 4)
    pen.left(91)

print('Naqsh tayyor:', step + 1, 'qadam')
`
const broken = `ismlar = ['Aziza', 'Bobur', 'Dilshod']

for ism in ismlar:
    print('Salom,', ism)

print(ismlar[3])
`

/** The code lab as students and teachers meet it. */
export async function codeShots(url: string) {
  const calculator = await findCalculator(url)
  const { path } = calculator
  return [
    { name: 'py', phone: halfway, path: '/py' },
    { name: 'py-drawing', phone: halfway, path: '/py', prepare: (page: Page) => runPython(page, drawing) },
    {
      name: 'py-error',
      phone: halfway,
      path: '/py',
      prepare: (page: Page) => runPython(page, broken),
      isFollowUp: true,
    },
    {
      name: 'py-find',
      phone: halfway,
      path: '/py',
      isFollowUp: true,
      prepare: async (page: Page) => {
        await write(page, drawing)
        await page.keyboard.press('ControlOrMeta+F')
        await page.locator('.cm-search').waitFor()
        await page.keyboard.type('pen')
        await settle(page)
      },
    },
    {
      name: 'code',
      phone: halfway,
      path: '/code',
      prepare: async (page: Page) => {
        await page.locator('.code-lab-web-preview[data-state="shown"]').waitFor({ state: 'attached' })
        await settle(page)
      },
    },
    {
      name: 'practice-code',
      phone: rejected,
      path,
      prepare: async (page: Page) => {
        await page.locator('footer button').first().click()
        await page.locator('.cm-content').waitFor()
        await settle(page)
      },
    },
    {
      name: 'staff-run',
      phone: teacher,
      path: '/staff/review?type=compiler&status=all',
      prepare: async (page: Page) => {
        await page.locator('tbody a').first().click()
        await page.locator('[role=group] button[aria-pressed=false]').first().click()
        await page.locator('.code-lab').waitFor()
        await settle(page)
      },
    },
    ...labShots(url, calculator),
    ...workspaceShots,
  ]
}

/** Where the student's own calculator waits to be mended. */
async function findCalculator(url: string): Promise<CalculatorPlace> {
  const student = await SchoolApi.signIn(url, rejected, 'student')
  const modules = await student.call<Module[]>('course_modules', { course_id: 1 })
  for (const lesson of modules.flatMap((module) => module.lessons)) {
    if (lesson.type !== 'Learn_Practice') continue
    const questions = await student.call<Question[]>('lesson_questions', { lesson_id: lesson.id })
    const question = questions.find(({ type }) => type === 'compiler')
    if (question)
      return {
        path: `/course/1/module/${lesson.module_id}/${lesson.id}`,
        questionId: question.id,
        submissionId: question.submission?.submission_id ?? 0,
      }
  }
  throw new Error('no compiler question is open')
}
