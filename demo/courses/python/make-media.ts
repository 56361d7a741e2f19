/**
 * Draws the pictures of the Python course: `npm run node -- demo/courses/python/make-media.ts` writes media/pic-*.png.
 * Pictures carry code and numbers only, so that one file serves every language.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { chromium as browserType } from 'playwright-core'
import { infoPictures } from './info-pictures.ts'
import { questionPictures } from './question-pictures.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'media')
mkdirSync(folder, { recursive: true })
const browser = await browserType.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ deviceScaleFactor: 1.5 })
  for (const [name, picture] of Object.entries({ ...infoPictures, ...questionPictures })) {
    await page.setViewportSize({ width: picture.width, height: picture.height })
    await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${picture.svg}`)
    writeFileSync(join(folder, `${name}.png`), await page.screenshot())
  }
} finally {
  await browser.close()
}
