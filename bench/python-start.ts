import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import path from 'node:path'
import { chromium, type BrowserContext } from 'playwright-core'
import { launchOptions } from './browser.ts'
import type { Served } from './processes.ts'

/** Of each, in turns, so that a busy moment falls on both. */
const TURNS = 9
const PATIENCE_ms = 120_000

export interface PythonStart {
  /** From the opening of /py to the first printed word on the screen, in milliseconds. */
  ours_ms: number
  /** The same of a page that has nothing but Pyodide in a worker. */
  bare_ms: number
}

/** How long it takes until Python has printed, on a second visit: files and a snapshot are in the browser. */
export async function measurePythonStart(school: Served, folder: string): Promise<PythonStart> {
  const bare = await serveBare(await runtimeOf(school))
  const context = await chromium.launchPersistentContext(path.join(folder, 'browser'), await launchOptions())
  try {
    await context.addInitScript(() => {
      // On a second visit the tour is over; frames of an opaque origin, where this runs too, have no storage.
      if (origin !== 'null') localStorage.setItem('qadam.code_tour', 'seen')
    })
    await leaveSnapshot(context, school.url)
    const ours: number[] = []
    const others: number[] = []
    for (let turn = -1; turn < TURNS; turn += 1) {
      const pair = [await timeOf(context, `${school.url}/py`), await timeOf(context, bare.url)]
      // The first turn fills the browser's caches.
      if (turn < 0) continue
      ours.push(pair[0] ?? 0)
      others.push(pair[1] ?? 0)
    }
    return { ours_ms: median(ours), bare_ms: median(others) }
  } finally {
    await context.close()
    bare.server.close()
  }
}

async function runtimeOf({ url }: Served): Promise<string> {
  const page = await (await fetch(`${url}/code-frames/python`)).text()
  const runtime = /"(\/code-frames\/[^"]+\/)pyodide\.mjs"/.exec(page)?.[1]
  if (runtime === undefined) throw new Error('the frame names no runtime')
  return url + runtime
}

/** A page with nothing but Pyodide in a worker, from the same files. */
async function serveBare(runtime: string): Promise<{ url: string; server: Server }> {
  const files: Readonly<Record<string, readonly [string, string]>> = {
    '/': [
      'text/html',
      `<!doctype html><title>Pyodide</title><script>
         new Worker('worker.js', { type: 'module' }).onmessage = ({ data }) => (document.body.textContent = data)
       </script><body></body>`,
    ],
    '/worker.js': [
      'text/javascript',
      `import { loadPyodide } from '${runtime}pyodide.mjs'
       const python = await loadPyodide({ indexURL: '${runtime}', stdout: (text) => postMessage(text) })
       python.runPython('print("boshlandi")')`,
    ],
  }
  const server = createServer(({ url = '' }, reply) => {
    const [type, text] = files[url] ?? ['text/plain', '']
    reply.writeHead(200, { 'content-type': type }).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return { url: `http://127.0.0.1:${address.port}/`, server }
}

/** As a first visit does: runs a program, and stays until the snapshot is stored. */
async function leaveSnapshot(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/py`)
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('print("boshlandi")')
  await page.locator('.code-lab-slot > button:first-child').click()
  await page.locator('.code-lab-output').getByText('boshlandi').waitFor({ timeout: PATIENCE_ms })
  const isStored = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name)
      if (!names.includes('code-lab.python')) return false
      const opening = indexedDB.open('code-lab.python')
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const count = opening.result.transaction('snapshots').objectStore('snapshots').count()
      await new Promise((resolve) => (count.onsuccess = resolve))
      opening.result.close()
      return count.result > 0
    })
  const deadline = Date.now() + PATIENCE_ms
  while (!(await isStored())) {
    if (Date.now() > deadline) throw new Error('no snapshot was kept: is there room and memory enough?')
    await page.waitForTimeout(200)
  }
  await page.close()
}

/** From the opening of a page to the first printed word, after a click on Run where there is such a button. */
async function timeOf(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const look = () => {
      const output = document.querySelector('.code-lab-output') ?? document.body
      const run = document.querySelector<HTMLElement>('.code-lab-slot > button:first-child')
      const isPrinted = output?.textContent?.includes('boshlandi')
      if (isPrinted && document.querySelector('.cm-content') === null) return finish()
      if (isPrinted && output !== document.body) return finish()
      if (run && !Object.hasOwn(globalThis, 'isAsked')) {
        Object.assign(globalThis, { isAsked: true })
        run.click()
      }
      return undefined
    }
    const finish = () => {
      Object.assign(globalThis, { printedAt: performance.now() })
      watch.disconnect()
    }
    const watch = new MutationObserver(look)
    watch.observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto(url)
  const handle = await page.waitForFunction(
    () => (globalThis as { printedAt?: number }).printedAt, // set above
    undefined,
    { timeout: PATIENCE_ms },
  )
  const printedAt = await handle.jsonValue()
  await page.close()
  // The same rest for both, in which what the last page left is put away.
  await new Promise((resolve) => setTimeout(resolve, 500))
  return Number(printedAt)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
