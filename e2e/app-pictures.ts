/** Takes the pictures that browsers show before they install the app; the manifest names them. The app must be built. */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from './browser.ts'
import { screens } from './screens.ts'
import { SchoolServer } from './server.ts'
import { Student } from './student.ts'
import { Traffic } from './traffic.ts'

const target = join(import.meta.dirname, '../packages/ui/pictures')
const { path, env } = await findBrowser()
const forget = SchoolServer.prepare()
const school = await SchoolServer.start()
const browser = await chromium.launch({
  executablePath: path,
  args: browserFlags,
  env: { ...process.env, ...env },
})
try {
  for (const [file, screen, address] of [
    ['app-narrow.jpg', screens.phone, '/course/1'],
    ['app-wide.jpg', screens.laptop, '/'],
  ] as const) {
    const page = await browser.newPage({ ...screen, colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(school.url)
    await new Student(page, 'uz').signIn('90 000 00 01', 'demo1234')
    await page.waitForURL(`${school.url}/`)
    const traffic = new Traffic(page)
    await page.goto(school.url + address)
    await traffic.end()
    await page.waitForTimeout(1500)
    await page.screenshot({ path: join(target, file), type: 'jpeg', quality: 80 })
    await page.close()
  }
} finally {
  await browser.close()
  await school.dispose()
  forget()
}
