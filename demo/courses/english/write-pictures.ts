import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { chromium as browserType } from 'playwright-core'
import type { Picture } from '../python/media-shapes.ts'

/** Writes each picture as FOLDER/NAME.png, at one and a half times its size. */
export async function writePictures(folder: string, pictures: Record<string, Picture>): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await browserType.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ deviceScaleFactor: 1.5 })
    for (const [name, { width, height, svg }] of Object.entries(pictures)) {
      await page.setViewportSize({ width, height })
      await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`)
      writeFileSync(join(folder, `${name}.png`), await page.screenshot())
    }
  } finally {
    await browser.close()
  }
}
