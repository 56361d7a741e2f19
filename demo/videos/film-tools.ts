import { spawnSync } from 'node:child_process'
import { type Browser, chromium, type CDPSession } from 'playwright-core'
import { stagePage } from './stage-page.ts'
import { HEIGHT, WIDTH } from './layout.ts'

/** The ffmpeg to encode with. Throws a sentence where there is none. */
export function requireEncoder(): string {
  const command = process.env['FFMPEG'] ?? 'ffmpeg'
  const answer = spawnSync(command, ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  if (answer.error || !answer.stdout.includes('libx264'))
    throw new Error('Making the videos needs ffmpeg with libx264 on the path (or its path in FFMPEG).')
  return command
}

/** Renders markup to pictures; the last picture is cached, for frames that do not change. */
export class Stage {
  readonly #browser: Browser
  readonly #session: CDPSession
  readonly #setFrame: (markup: string) => Promise<void>
  #last = { markup: '', picture: Buffer.alloc(0) }

  private constructor(browser: Browser, session: CDPSession, setFrame: (markup: string) => Promise<void>) {
    this.#browser = browser
    this.#session = session
    this.#setFrame = setFrame
  }

  /** Opens a headless browser. Throws a sentence where there is none. */
  static async open(): Promise<Stage> {
    const executablePath = process.env['CHROMIUM'] ?? (await bundledBrowser())
    const browser = await chromium
      .launch({ executablePath, args: ['--no-sandbox'] })
      .catch((reason: unknown) => {
        throw new Error('Making the videos needs a Chromium (or its path in CHROMIUM).', { cause: reason })
      })
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    await page.setContent(stagePage())
    await page.evaluate('Promise.all([...document.fonts].map((face) => face.load()))')
    const session = await page.context().newCDPSession(page)
    return new Stage(browser, session, async (markup) => {
      await page.evaluate(`document.getElementById('frame').innerHTML = ${JSON.stringify(markup)}`)
    })
  }

  /** The picture of a frame as PNG. */
  async draw(markup: string): Promise<Buffer> {
    if (markup === this.#last.markup) return this.#last.picture
    await this.#setFrame(markup)
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    })
    this.#last = { markup, picture: Buffer.from(data, 'base64') }
    return this.#last.picture
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}

async function bundledBrowser(): Promise<string> {
  const { default: bundled } = await import('@sparticuz/chromium')
  return bundled.executablePath()
}
