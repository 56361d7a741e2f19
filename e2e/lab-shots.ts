import type { Page } from './journey.ts'
import { SchoolApi } from './school-api.ts'
import { settle, tool, write } from './shot-hands.ts'

const rejected = '900000004'
const teacher = '900000010'

const wrong = 'a = int(input())\nb = int(input())\nprint(a + b)\nprint(a - b)\nprint(a * b)\nprint(a / b)\n'
const right = `${wrong.replace('a / b', 'a // b')}print(a % b)\n`
/** The calculator that came back, in the editor. */
const mending =
  (then: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await page.locator('footer button').first().click()
    await page.locator('.cm-content').waitFor()
    await then(page)
    await settle(page)
  }

const openHelper = async (page: Page): Promise<void> => {
  await page.locator('header button[aria-expanded]').last().click()
  await page.locator('aside form').waitFor()
  await settle(page)
}

const ask = (message: string) => async (page: Page) => {
  await openHelper(page)
  await page.locator('aside textarea').fill(message)
  await page.locator('aside form button').click()
  await page.locator('aside form button[type=submit]').waitFor({ timeout: 30_000 })
}

const check = (program: string, thenRoll = true) =>
  mending(async (page) => {
    await write(page, program)
    const button = page.locator('.code-lab-checks-head button')
    await button.click()
    await page
      .locator('.code-lab-checks-head button.bg-pomegranate')
      .waitFor({ state: 'attached' })
      .catch(() => undefined)
    await page.locator('.code-lab-checks-head button:not(.bg-pomegranate)').waitFor({ timeout: 90_000 })
    if (thenRoll) await page.locator('.code-lab-checks').evaluate((panel) => panel.scrollIntoView())
  })

/** Where the student's own calculator waits to be mended. */
export interface CalculatorPlace {
  path: string
  questionId: number
  submissionId: number
}

/** Another device saves; what is typed here then meets it. */
const conflict = (url: string, question_id: number) =>
  mending(async (page) => {
    const student = await SchoolApi.signIn(url, rejected, 'student')
    const { revision } = await student.call<{ revision: number }>('get_project_data', { question_id })
    const project = { files: { 'main.py': `${wrong}# telefonda yozilgan ${Date.now()}\n` }, media: {} }
    await student.call('save_project_data', { question_id, project, revision })
    await write(page, right)
    await page.locator('.code-lab-status[data-tone=problem] button').click({ timeout: 30_000 })
  })

/** The tools around the code of a task, in the states one seldom sees. */
export function labShots(url: string, { path, questionId, submissionId }: CalculatorPlace) {
  return [
    { name: 'lab-helper-first', phone: rejected, path, prepare: mending(openHelper) },
    {
      name: 'lab-helper-hint',
      phone: rejected,
      path,
      prepare: mending(async (page) => {
        await write(page, wrong.replace('input())', 'input()'))
        await openHelper(page)
        await page.locator('aside [role=group] button').first().click()
        await page.locator('aside form button[type=submit]').waitFor({ timeout: 30_000 })
      }),
    },
    {
      name: 'lab-helper-long',
      phone: rejected,
      path,
      prepare: mending(ask(`${'Nega ishlamayapti? '.repeat(12)}${'a'.repeat(120)}\n\nprint(a + b)`)),
    },
    {
      name: 'lab-helper-offline',
      phone: rejected,
      path,
      prepare: mending(async (page) => {
        await openHelper(page)
        await page.context().setOffline(true)
        await settle(page)
      }),
    },
    {
      name: 'lab-checks-open',
      phone: rejected,
      path,
      prepare: mending((page) =>
        page.locator('.code-lab-checks').evaluate((panel) => panel.scrollIntoView()),
      ),
    },
    { name: 'lab-checks-failed', phone: rejected, path, prepare: check(wrong) },
    { name: 'lab-checks-broken', phone: rejected, path, prepare: check('while True\n  print("a" * 300)\n') },
    { name: 'lab-checks-passed', phone: rejected, path, prepare: check(right) },
    {
      name: 'lab-keyboard',
      phone: rejected,
      path,
      prepare: mending(async (page) => {
        await write(page, `${right}${right}${right}`)
        const { width, height } = page.viewportSize() ?? { width: 360, height: 740 }
        // As much as an on-screen keyboard takes.
        await page.setViewportSize({ width, height: height - 300 })
      }),
    },
    { name: 'lab-conflict', phone: rejected, path, prepare: conflict(url, questionId) },
    { name: 'lab-share', phone: rejected, path, prepare: mending((page) => tool(page, 'share')) },
    { name: 'lab-history', phone: rejected, path, prepare: mending((page) => tool(page, 'history')) },
    {
      name: 'lab-history-changes',
      phone: rejected,
      path,
      prepare: mending(async (page) => {
        await tool(page, 'history')
        await page.locator('.code-lab-history button').first().click()
      }),
    },
    {
      name: 'lab-history-offline',
      phone: rejected,
      path,
      prepare: mending(async (page) => {
        await page.context().setOffline(true)
        await tool(page, 'history')
      }),
    },
    {
      name: 'lab-staff-helper',
      phone: teacher,
      path: `/staff/review/${submissionId}`,
      prepare: async (page: Page) => {
        const talk = page.locator('details', { has: page.locator('[role=region]') }).last()
        await talk.locator('summary').click()
        await talk.locator('.prose').first().waitFor()
        await talk.evaluate((panel) => panel.scrollIntoView({ block: 'center' }))
        await settle(page)
      },
    },
  ]
}
