import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { screens } from '../e2e/screens.ts'
import { launchOptions } from './browser.ts'
import type { Served } from './processes.ts'

const TURNS = 7
const PATIENCE_ms = 30_000
/** A page that shows nothing larger for so long has shown its largest part. */
const REST_ms = 1500
/** A phone of the students on a network of theirs: four times slower, 1.6 Mbit/s each way, 150 ms to and fro. */
const phone = { slowdown: 4, bytes_s: 1_600_000 / 8, latency_ms: 150 }
const student = { phone: '+998900000001', password: 'demo1234' }

export interface FirstSight {
  /** Until the largest part of the page is shown, with nothing of the app in the browser, in milliseconds. */
  cold_ms: number
  /** The same where the app has been opened before. */
  warm_ms: number
}

/** When a slow phone shows the largest part of a course. */
export async function measureFirstSight(school: Served): Promise<FirstSight> {
  const browser = await chromium.launch(await launchOptions())
  try {
    const stored = await signIn(school)
    const cold: number[] = []
    const warm: number[] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      const context = await newPhone(browser, school, stored)
      cold.push(await largestAt(context, `${school.url}/course/1`))
      warm.push(await largestAt(context, `${school.url}/course/1`))
      await context.close()
    }
    return { cold_ms: median(cold), warm_ms: median(warm) }
  } finally {
    await browser.close()
  }
}

/** What the browser stores of a session that is to stay on the device. */
async function signIn({ url }: Served): Promise<string> {
  const reply = await fetch(`${url}/api/student?action=login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(student),
  })
  const { data: user } = (await reply.json()) as { data: { token: string } } // the contract's User
  return JSON.stringify({
    token: user.token,
    user: { ...user, token: null },
    expires_at: Date.now() + 60 * 60_000,
    kept: true,
  })
}

async function newPhone(browser: Browser, { url }: Served, session: string): Promise<BrowserContext> {
  const storage = [{ name: 'qadam.session', value: session }]
  return await browser.newContext({
    ...screens.phone,
    storageState: { cookies: [], origins: [{ origin: url, localStorage: storage }] },
  })
}

async function largestAt(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency_ms,
    downloadThroughput: phone.bytes_s,
    uploadThroughput: phone.bytes_s,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
  await page.addInitScript(() => {
    if (origin === 'null') return
    new PerformanceObserver((list) => {
      Object.assign(globalThis, { largestAt: list.getEntries().at(-1)?.startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url)
  await page.locator('main h1').first().waitFor({ timeout: PATIENCE_ms })
  const found = () => page.evaluate(() => (globalThis as { largestAt?: number }).largestAt) // set above
  let last: number | undefined
  do {
    last = await found()
    await page.waitForTimeout(REST_ms)
  } while (last === undefined || last !== (await found()))
  // The cache for the next visit is written a moment later: the data, and the app by its service worker.
  const until = Date.now() + PATIENCE_ms
  while (Date.now() < until && !(await page.evaluate(isStored))) await page.waitForTimeout(200)
  await page.close()
  return last
}

/** Runs in the page. */
async function isStored(): Promise<boolean> {
  const page = await caches.match('/', { cacheName: 'qadam-shell' })
  return page !== undefined && localStorage.getItem('qadam.last_known') !== null
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
