/**
 * Draws the pictures and the video of the web course: `npm run node -- demo/courses/web/make-media.ts [pictures|video]` writes
 * media/pic-*.png and media/video-sorov.mp4 with its poster. They carry code and addresses only, so that one file
 * serves every language; the words are in the captions.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { chromium as browserType, type Page } from 'playwright-core'
import { pictures } from './media-pictures.ts'
import { FRAMES_PER_SECOND, LENGTH, POSTER_AT, SIZE, chimes, frame } from './media-video.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'media')
const only = process.argv[2]

async function drawPictures(page: Page) {
  for (const [name, picture] of Object.entries(pictures)) {
    await page.setViewportSize({ width: picture.width, height: picture.height })
    await page.setContent(`<!doctype html><meta charset="utf-8">${picture.content}`)
    writeFileSync(join(folder, `${name}.png`), await page.screenshot())
  }
}

async function drawVideo(page: Page) {
  await page.setViewportSize(SIZE)
  await page.setContent('<!doctype html><style>body{margin:0}svg{display:block}</style>')
  const still = async (time: number) => {
    await page.evaluate((svg) => void (document.body.innerHTML = svg), frame(time))
    return page.screenshot({ type: 'jpeg', quality: 95 })
  }
  writeFileSync(join(folder, 'video-sorov.jpg'), await still(POSTER_AT))
  const encoder = spawn(
    'ffmpeg',
    [
      ['-loglevel', 'error', '-y', '-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'],
      ['-f', 'lavfi', '-i', `aevalsrc='${chimes()}':s=44100:d=${LENGTH}`],
      ['-c:v', 'libx264', '-preset', 'slow', '-crf', '26', '-pix_fmt', 'yuv420p', '-g', '48'],
      ['-c:a', 'aac', '-b:a', '48k', '-ac', '1', '-movflags', '+faststart', '-shortest'],
      [join(folder, 'video-sorov.mp4')],
    ].flat(),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  for (let place = 0; place < LENGTH * FRAMES_PER_SECOND; place += 1) {
    if (!encoder.stdin.write(await still(place / FRAMES_PER_SECOND))) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await once(encoder, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

mkdirSync(folder, { recursive: true })
const browser = await browserType.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  if (only !== 'video') await drawPictures(await browser.newPage({ deviceScaleFactor: 1.5 }))
  if (only !== 'pictures') await drawVideo(await browser.newPage())
} finally {
  await browser.close()
}
