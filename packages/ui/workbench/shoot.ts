// Builds the workbench, serves it and photographs its pages: npm run shoot -w @qadam/ui -- [page ...]; pictures land in .cache/shots.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { openBrowser } from '../scripts/open-browser.ts'

const views: Record<string, string> = {
  path: 'page=path',
  pictures: 'page=pictures',
  controls: 'page=controls',
  lesson: 'page=lesson',
  right: 'page=lesson&tone=right',
  wrong: 'page=lesson&tone=wrong',
  prose: 'page=prose',
  sound: 'page=sound',
  files: 'page=files',
  practice: 'page=practice',
  staff: 'page=staff',
  tools: 'page=tools',
  dialog: 'page=overlay&open=dialog',
  alert: 'page=overlay&open=alert',
  streak: 'page=overlay&open=streak',
  toasts: 'page=overlay&open=toasts',
  offline: 'page=overlay&open=offline',
  loader: 'page=overlay&open=loader',
}
const overlays = new Set(['right', 'wrong', 'dialog', 'alert', 'streak', 'toasts', 'offline', 'loader'])
const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(views)

const configFile = join(import.meta.dirname, 'vite.config.ts')
await build({ configFile, logLevel: 'warn' })
const server = await preview({ configFile, logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } })
const address = server.resolvedUrls?.local[0]
const shots = join(import.meta.dirname, '../.cache/shots')
mkdirSync(shots, { recursive: true })
const browser = await openBrowser(mkdtempSync(join(tmpdir(), 'qadam-browser-')))
try {
  for (const theme of ['light', 'dark'])
    for (const width of [360, 1280]) {
      const page = await browser.newPage({ viewport: { width, height: width === 360 ? 740 : 800 } })
      page.on(
        'console',
        (message) =>
          message.type() !== 'log' && console.log(`${message.type()}: ${message.text().slice(0, 200)}`),
      )
      page.on('pageerror', (error) => console.log(`error: ${error.message}`))
      for (const name of names) {
        await page.goto(`${address}?${views[name] ?? ''}&theme=${theme}`)
        await page.evaluate(() => document.fonts.ready)
        await page.waitForTimeout(overlays.has(name) ? 1400 : 500)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (wide > 0) console.log(`${name} at ${width} is ${wide} px too wide`)
        await page.screenshot({
          path: join(shots, `${name}-${width}-${theme}.png`),
          fullPage: !overlays.has(name),
        })
      }
      await page.close()
    }
} finally {
  await browser.close()
  await server.close()
}
