/** Lays four screens of the demo school's student beside each other, into docs/pictures/phone.png. The apps must be built: npm run phone-picture */
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { browserFlags, findBrowser } from './browser.ts'
import { screens } from './screens.ts'
import { SchoolServer } from './server.ts'
import { Student } from './student.ts'

const target = join(import.meta.dirname, '../docs/pictures/phone.png')
const shown = [
  { path: '/' },
  { path: '/course/1/module/2' },
  { path: '/course/1/module/1/1' },
  { path: '/course/1', colorScheme: 'dark' },
] as const
/** Numbers have counted up by then, and the player has its first frame. */
const REST_ms = 4000
const GAP = 28

async function shoot(browser: Browser, url: string): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  const page = await browser.newPage({ ...screens.phone, deviceScaleFactor: 1, locale: 'uz' })
  await page.goto(`${url}/login`)
  await new Student(page, 'uz').signIn('90 000 00 01', 'demo1234')
  await page.waitForURL(`${url}/`)
  for (const { path, ...theme } of shown) {
    await page.emulateMedia({ colorScheme: 'light', ...theme })
    await page.goto(url + path)
    await page.waitForTimeout(REST_ms)
    pictures.push(await page.screenshot())
  }
  await page.close()
  return pictures
}

async function lay(browser: Browser, pictures: readonly Buffer[]): Promise<void> {
  const { width, height } = screens.phone.viewport
  const page = await browser.newPage({
    viewport: { width: pictures.length * (width + GAP), height: height + GAP },
  })
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`)
  await page.setContent(
    `<style>body { margin: 0; padding: ${GAP / 2}px; display: flex; gap: ${GAP}px; background: #b0c1ca }</style>${images.join('')}`,
  )
  await page.screenshot({ path: target })
  await page.close()
}

const { path, env } = await findBrowser()
const forget = SchoolServer.prepare()
const school = await SchoolServer.start()
const browser = await chromium.launch({
  executablePath: path,
  args: browserFlags,
  env: { ...process.env, ...env },
})
try {
  await lay(browser, await shoot(browser, school.url))
} finally {
  await browser.close()
  await school.dispose()
  forget()
}
