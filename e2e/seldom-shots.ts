import type { Module, Question, Submission, TryResult } from '@qadam/contract'
import { review as ruReview } from '../apps/staff/src/platform/i18n/ru/review.ts'
import { review as uzReview } from '../apps/staff/src/platform/i18n/uz/review.ts'
import { extreme, idle } from './extreme-people.ts'
import type { Page } from './journey.ts'
import { practiceCourseId } from './practice-course.ts'
import { SchoolApi } from './school-api.ts'
import { runPython, settle, type Snap } from './shot-hands.ts'
import { Student, words, type Lang } from './student.ts'
import { answerAnything } from './test-shots.ts'

const halfway = '900000001'
const brandNew = '900000002'
const frozen = '900000003'
const rejected = '900000004'
const teacher = '900000010'

const langOf = async (page: Page): Promise<Lang> =>
  (await page.locator('html').getAttribute('lang')) === 'ru' ? 'ru' : 'uz'

const startTest = async (page: Page): Promise<void> => {
  const { test } = words[await langOf(page)]
  const starts = [test.start, test.again, test.resume].map((name) => page.getByRole('button', { name }))
  const [start, again, resume] = starts
  if (!start || !again || !resume) return
  await start.or(again).or(resume).first().click()
  await page.locator('[role=radio], [role=checkbox], [data-row], pre button').first().waitFor()
}

/** A test that was begun, come back to through a page load; then its result and its mistakes. */
async function comeBack(page: Page, snap: Snap): Promise<void> {
  const { test } = words[await langOf(page)]
  await startTest(page)
  await page.reload()
  await settle(page)
  await snap('seldom-test-come-back')
  await page
    .getByRole('button', { name: test.resume })
    .click({ timeout: 1500 })
    .catch(() => undefined)
  const check = page.getByRole('button', { name: test.check, exact: true })
  const next = page.getByRole('button', { name: test.next, exact: true }).last()
  while (
    await check.waitFor({ timeout: 8000 }).then(
      () => true,
      () => false,
    )
  ) {
    await answerAnything(page)
    await check.click()
    await next.click()
    await settle(page)
  }
  await settle(page)
  await snap('seldom-test-failed')
  await page.getByRole('button', { name: new RegExp(`^${test.review.mistakes}`) }).click()
  await settle(page)
}

async function passTest(page: Page): Promise<void> {
  const student = new Student(page, await langOf(page))
  const { test } = student.words
  const [started, shown] = await Promise.all([
    page.waitForResponse((reply) => reply.url().includes('action=test_start')),
    page.waitForResponse((reply) => reply.url().includes('action=lesson_questions')),
    page.getByRole('button', { name: test.again, exact: true }).click(),
  ])
  const { steps } = await student.testRun('python', 'salom-python', started, shown)
  for (const { right } of steps) {
    await student.answer(right)
    await student.goOnAfterAnswer(test.sheet.right)
  }
  await page.getByText(test.result.passed, { exact: true }).waitFor()
  await settle(page)
}

const offline = (path: string) => async (page: Page) => {
  await page.context().setOffline(true)
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await settle(page)
}

const failingLine = `narxlar = {'non': 4000, 'sut': 12000}
miqdor = [3, 0]

def ortacha(nom, dona):
    return narxlar[nom] * 10 // dona

print(ortacha('non', miqdor[0]))
print(ortacha('sut', miqdor[1]))
`

/** Errors that the workspace explains, and a game that reads keys. */
const explained = {
  'look-alike': 's\u043En = 5\nprint(son)\n',
  package: 'import numpy as np\n\nprint(np.array([1, 2]))\n',
  branch: 'ball = 3\nif ball > 5:\n    baho = "alo"\nprint(baho)\n',
  keys: `import turtle

ekran = turtle.Screen()
qalam = turtle.Turtle()

def tepaga():
    qalam.setheading(90)
    qalam.forward(20)

def ongga():
    qalam.setheading(0)
    qalam.forward(20)

ekran.onkey(tepaga, 'Up')
ekran.onkey(ongga, 'Right')
ekran.onkey(ekran.bye, 'q')
ekran.listen()
turtle.done()
`,
} as const

const openFirst = async (page: Page): Promise<void> => {
  await page.locator('tbody a').first().click()
  await page.locator('textarea').first().waitFor()
  await settle(page)
}

/** Another version of the letter by the one with the longest name. */
async function handInLetter(origin: string, answer: string): Promise<Submission> {
  const student = await SchoolApi.signIn(origin, extreme, 'student')
  const { submission } = await student.call<TryResult>('question_try', {
    question_id: (await letterOf(student))?.id,
    answer,
  })
  if (!submission) throw new Error('nothing was handed in')
  return submission
}

async function letterOf(student: SchoolApi): Promise<Question | undefined> {
  const [module] = await student.call<Module[]>('course_modules', { course_id: practiceCourseId })
  const [text] = await student.call<Question[]>('lesson_questions', { lesson_id: module?.lessons[0]?.id })
  return text
}

/** A submission whose earlier version was rejected with points, by the student with the longest name. */
async function openPaidBefore(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  const text = await letterOf(await SchoolApi.signIn(origin, extreme, 'student'))
  const letter = 'Men Margʻilonda yashayman. Shahrimizda katta ipak bozori bor, men uni juda yaxshi koʻraman.'
  if ((text?.submission?.version ?? 0) < 2) {
    const staff = await SchoolApi.signIn(origin, teacher, 'staff')
    await staff.decide(await handInLetter(origin, letter), 'rejected', 'Xatga bitta savol qoʻshing.')
  }
  const { submission_id } = await handInLetter(origin, `${letter} ${Date.now()}`)
  await page.goto(`${origin}/staff/review/${submission_id}`)
  await page.locator('textarea').first().waitFor()
  await settle(page)
}

const extremeScreens = {
  home: '/',
  courses: '/courses',
  module: '/course/1/module/1',
  profile: '/profile',
  'coin-shop': '/coin_shop',
} as const

/** What one meets seldom: the far ends of what can be, and the middle of things. */
export const seldomShots = [
  { name: 'seldom-home-returned', phone: rejected, path: '/' },
  { name: 'seldom-home-frozen', phone: frozen, path: '/' },
  { name: 'seldom-lesson-frozen', phone: frozen, path: '/course/1/module/1/1' },
  { name: 'seldom-module-returned', phone: rejected, path: '/course/1/module/3' },
  ...Object.entries(extremeScreens).flatMap(([name, path]) => [
    { name: `seldom-extreme-${name}`, phone: extreme, path },
    { name: `seldom-idle-${name}`, phone: idle, path },
  ]),
  { name: 'seldom-offline-tab', phone: extreme, path: '/', prepare: offline('/coin_shop') },
  { name: 'seldom-offline-courses', phone: halfway, path: '/', prepare: offline('/courses') },
  { name: 'seldom-test-mistakes', phone: halfway, path: '/course/1/module/1/1', prepare: comeBack },
  { name: 'seldom-test-passed', phone: halfway, path: '/course/1/module/1/1', prepare: passTest },
  {
    name: 'seldom-practice-files-failed',
    phone: brandNew,
    path: `/course/${practiceCourseId}/module/${practiceCourseId}`,
    prepare: async (page: Page) => {
      await page.locator('main ol li a').first().click()
      await page.locator('footer button').last().waitFor()
      await settle(page)
      // Left at the task that was pictured last, one after this.
      const back = page.getByRole('button', { name: words[await langOf(page)].lesson.back, exact: true })
      await ((await back.isVisible()) ? back : page.locator('footer button').last()).click()
      await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
      await page.getByRole('button', { name: words[await langOf(page)].practice.hand_in }).click()
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([
          { name: 'reja.txt', mimeType: 'text/plain', buffer: Buffer.from('Reja') },
          { name: 'dastur.png', mimeType: 'image/png', buffer: Buffer.from('MZ'.padEnd(4000, 'x')) },
          { name: 'bosh.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
        ])
      await settle(page)
    },
  },
  {
    name: 'seldom-py-values',
    phone: halfway,
    path: '/py',
    prepare: (page: Page) => runPython(page, failingLine),
  },
  {
    name: 'seldom-py-shell',
    phone: halfway,
    path: '/py',
    prepare: async (page: Page) => {
      await runPython(page, 'ismlar = ["Ali", "Vali"]\nprint(len(ismlar))\n')
      await page.locator('.code-lab-console-tabs button').last().click()
      await settle(page)
    },
  },
  ...Object.entries(explained).map(([name, program]) => ({
    name: `seldom-py-${name}`,
    phone: halfway,
    path: '/py',
    prepare: (page: Page) => runPython(page, program),
    isFollowUp: true,
  })),
  {
    name: 'seldom-py-menu',
    phone: halfway,
    path: '/py',
    prepare: async (page: Page) => {
      await page.locator('.code-lab-tools').waitFor()
      // A laptop has its tools beside each other.
      const more = page.locator('.code-lab-more')
      if (await more.isVisible()) await more.click()
      await settle(page)
    },
  },
  {
    name: 'seldom-code-menu',
    phone: halfway,
    path: '/code',
    prepare: async (page: Page) => {
      await page.locator('.code-lab-tools').waitFor()
      // A laptop has its tools beside each other.
      const more = page.locator('.code-lab-more')
      if (await more.isVisible()) await more.click()
      await settle(page)
    },
  },
  {
    name: 'seldom-staff-verdict',
    phone: teacher,
    path: '/staff/review?type=text',
    prepare: async (page: Page, snap: Snap) => {
      const words = (await langOf(page)) === 'ru' ? ruReview : uzReview
      await openFirst(page)
      await page.getByRole('button', { name: words.approve, exact: true }).last().click()
      await settle(page)
      await snap('seldom-staff-verdict-unscored')
      await page.getByLabel(words.score, { exact: true }).fill('90')
      await page.getByRole('textbox', { name: words.comment }).fill('Juda yaxshi ish.')
      await settle(page)
      await snap('seldom-staff-verdict-filled')
      await page.getByRole('button', { name: words.approve, exact: true }).last().click()
      await settle(page)
    },
  },
  {
    name: 'seldom-staff-picture',
    phone: teacher,
    path: '/staff/review?type=input-file',
    prepare: openFirst,
  },
  { name: 'seldom-staff-paid-before', phone: teacher, path: '/staff/review', prepare: openPaidBefore },
  {
    name: 'seldom-staff-newer',
    phone: teacher,
    path: '/staff/review',
    prepare: async (page: Page) => {
      await openPaidBefore(page)
      const words = (await langOf(page)) === 'ru' ? ruReview : uzReview
      await page.getByRole('textbox', { name: words.comment }).fill('Sarlavhasi yaxshi chiqibdi.')
      await handInLetter(new URL(page.url()).origin, 'Men Qoʻqonda yashayman va uni juda yaxshi koʻraman.')
      await page.locator('.verdict-bar [role=alert]').waitFor({ timeout: 8000 })
      await settle(page)
    },
  },
  {
    name: 'seldom-staff-tray',
    phone: teacher,
    path: '/staff/review?type=text',
    prepare: async (page: Page, snap: Snap) => {
      const words = (await langOf(page)) === 'ru' ? ruReview : uzReview
      await openFirst(page)
      await settle(page)
      await page.context().setOffline(true)
      await page.getByLabel(words.score, { exact: true }).fill('70')
      await page.getByRole('button', { name: words.approve, exact: true }).last().click()
      await settle(page)
      await page.keyboard.press('Enter')
      await settle(page)
      await snap('seldom-staff-tray-first')
      await page.goBack()
      await settle(page)
    },
  },
]
