import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

/** Widths of one picture on a sheet, by how the screen is held. */
const widths: Readonly<Record<string, number>> = { phone: 236, narrow: 236, landscape: 398, laptop: 602 }
const SHEET_WIDTH = 1230
/** So high a sheet can still be read as one picture. */
const MOST_HEIGHT = 1600

/** Lays all pictures of a size and theme beside each other on few sheets, so that many can be viewed at once. */
export async function layContactSheets(browser: Browser, folder: string, size: string): Promise<number> {
  const width = widths[size] ?? 320
  const all = readdirSync(folder)
  for (const name of all) if (name.startsWith('sheet-')) rmSync(join(folder, name))
  const names = all.filter((name) => name.endsWith('.png') && !name.startsWith('sheet-'))
  if (names.length === 0) return 0
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 100 } })
  const heights = { phone: 486, narrow: 472, landscape: 194, laptop: 377 } as const
  const height = heights[size as keyof typeof heights] ?? 400 // a size that is not known here has one, too
  const across = Math.floor(SHEET_WIDTH / (width + 8))
  const perSheet = across * Math.floor(MOST_HEIGHT / (height + 28))
  let count = 0
  for (let from = 0; from < names.length; from += perSheet) {
    const tiles = names.slice(from, from + perSheet).map((name) => {
      const data = readFileSync(join(folder, name)).toString('base64')
      return `<figure><img src="data:image/png;base64,${data}" width="${width}"><figcaption>${name.slice(0, -4)}</figcaption></figure>`
    })
    await page.setContent(
      `<style>body{margin:4px;display:flex;flex-wrap:wrap;align-content:flex-start;gap:8px;font:12px sans-serif;background:#888}figure{margin:0;width:${width}px}img{display:block}</style>${tiles.join('')}`,
    )
    count += 1
    await page.screenshot({ path: join(folder, `sheet-${count}.png`), fullPage: true })
  }
  await page.close()
  return count
}
