import { chromium, type Page } from 'playwright-core'
import { launchOptions } from './browser.ts'
import type { Served } from './processes.ts'

const TURNS = 7
const PATIENCE_ms = 120_000
/** By then a second Python waits, which takes the place of one that has to be ended. */
const STANDBY_ms = 8000

const programs = {
  heeding: 'open("natija.txt", "w").write("saqlandi")\nprint("boshlandi")\nwhile True: pass',
  deaf: 'open("natija.txt", "w").write("saqlandi")\nprint("boshlandi")\nwhile True:\n  try:\n    while True: pass\n  except: pass',
}

export interface PythonStop {
  /** From the click on Stop until the next program can be run, in milliseconds, each turn: of an endless loop. */
  heeding_ms: readonly number[]
  /** Of one that catches every interruption, and has to be ended with its worker. */
  deaf_ms: readonly number[]
}

/**
 * How long it takes to stop a program.
 * @throws Error when a file that the program had written is lost.
 */
export async function measurePythonStop(school: Served): Promise<PythonStop> {
  const running = await chromium.launch(await launchOptions())
  try {
    const page = await running.newPage()
    await page.addInitScript(() => {
      if (origin !== 'null') localStorage.setItem('qadam.code_tour', 'seen')
    })
    const heeding_ms: number[] = []
    const deaf_ms: number[] = []
    await page.goto(`${school.url}/py`)
    for (let turn = 0; turn < TURNS; turn += 1) {
      heeding_ms.push(await stopOf(page, programs.heeding))
      deaf_ms.push(await stopOf(page, programs.deaf))
    }
    return { heeding_ms, deaf_ms }
  } finally {
    await running.close()
  }
}

async function stopOf(page: Page, program: string): Promise<number> {
  await page.locator('[data-state="ready"]').waitFor({ timeout: PATIENCE_ms })
  await page.waitForTimeout(STANDBY_ms)
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(program)
  await page.locator('[data-state="ready"] .code-lab-slot > button:first-child').click()
  await page.locator('.code-lab-output').getByText('boshlandi').waitFor({ timeout: PATIENCE_ms })
  const time_ms = await page.evaluate(async () => {
    const isState = (state: string) => document.querySelector(`[data-state="${state}"]`) !== null
    const button = document.querySelector<HTMLElement>('.code-lab-slot > button.bg-pomegranate')
    if (!button || !isState('running')) throw new Error('nothing runs that could be stopped')
    const begun = performance.now()
    button.click()
    while (!isState('ready')) await new Promise((resolve) => requestAnimationFrame(resolve))
    return Math.round(performance.now() - begun)
  })
  if (!(await page.getByRole('tab', { name: 'natija.txt' }).isVisible()))
    throw new Error('a file that the program had written is lost')
  return time_ms
}
