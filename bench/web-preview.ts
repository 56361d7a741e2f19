import { chromium, type Page } from 'playwright-core'
import { launchOptions } from './browser.ts'
import type { Served } from './processes.ts'

const TURNS = 25
const PATIENCE_ms = 60_000
const FILES = 20

export interface PreviewSpeed {
  /** From a key press in the editor to its effect in the preview of a JSX project of 20 files, in milliseconds: the middle one and the ninth of ten. */
  ours_ms: number
  ours_p90_ms: number
  /** From a key press to its effect in an iframe whose `srcdoc` is replaced and holds nothing but the text. */
  bare_ms: number
}

/** How soon a key press is seen. */
export async function measureWebPreview(school: Served): Promise<PreviewSpeed> {
  const running = await chromium.launch(await launchOptions())
  try {
    const ours = await oursOf(await running.newPage(), school.url)
    const bare = await bareOf(await running.newPage())
    return { ours_ms: at(ours, 0.5), ours_p90_ms: at(ours, 0.9), bare_ms: at(bare, 0.5) }
  } finally {
    await running.close()
  }
}

async function oursOf(page: Page, url: string): Promise<number[]> {
  await page.addInitScript(watch)
  await page.addInitScript((project) => {
    if (origin === 'null') return
    localStorage.setItem('qadam.web', JSON.stringify({ project, revision: 1 }))
    localStorage.setItem('qadam.code_tour', 'seen')
    localStorage.setItem('code-lab.view', 'split')
  }, projectOf(FILES))
  await page.goto(`${url}/code`)
  await page.getByRole('tab', { name: 'part7.jsx', exact: true }).click({ timeout: PATIENCE_ms })
  await page.locator('.cm-content').getByText('belgi').click()
  // Behind the word, where each key makes it longer.
  await page.keyboard.press('End')
  for (let back = 0; back < '</li>'.length; back += 1) await page.keyboard.press('ArrowLeft')
  return timesOf(page)
}

async function bareOf(page: Page): Promise<number[]> {
  await page.addInitScript(watch)
  // On the same kind of page as ours: one that came over the network, and no blank one.
  await page.route('http://bare.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<textarea></textarea><iframe sandbox="allow-scripts" width="600" height="400"></iframe><script>
        document.querySelector('textarea').oninput = ({ target }) => {
          document.querySelector('iframe').srcdoc = '<!doctype html><li>belgi' + target.value + '</li>'
        }</script>`,
    }),
  )
  await page.goto('http://bare.example/')
  await page.locator('textarea').click()
  return timesOf(page)
}

/** Presses one key after the other, each when the one before was seen. */
async function timesOf(page: Page): Promise<number[]> {
  const times: number[] = []
  let text = 'belgi'
  for (let turn = -3; turn < TURNS; turn += 1) {
    text += 'x'
    const seen = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(`seen ${text} `),
      timeout: PATIENCE_ms,
    })
    const pressed = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('pressed '),
      timeout: PATIENCE_ms,
    })
    await page.keyboard.press('x')
    const [from, to] = await Promise.all([pressed, seen])
    // The first ones fill the caches.
    if (turn >= 0) times.push(timeIn(to.text()) - timeIn(from.text()))
    await page.waitForTimeout(150)
  }
  return times
}

/** In every frame: reports when a key goes down, and when a new text has been drawn. */
function watch(): void {
  const say = console.debug.bind(console)
  const now = () => performance.timeOrigin + performance.now()
  addEventListener('keydown', () => say(`pressed ${now()}`), true)
  if (window.parent === window) return
  let before = ''
  const look = () => {
    const text = /belgix*/.exec(document.body?.textContent ?? '')?.[0] ?? ''
    if (text !== before) say(`seen ${text} ${now()}`)
    before = text
    requestAnimationFrame(look)
  }
  look()
}

function projectOf(count: number) {
  const names = Array.from({ length: count - 3 }, (_, place) => `part${place}`)
  const files: Record<string, string> = {
    'index.html':
      '<!doctype html><html lang="uz"><head><title>Sinov</title><link rel="stylesheet" href="style.css"></head><body><ul id="root"></ul><script type="module" src="app.jsx"></script></body></html>',
    'style.css': 'li { padding: 4px }\n'.repeat(50),
    'app.jsx': [
      `import { createRoot } from 'react-dom/client'`,
      ...names.map((name) => `import { Part as ${name} } from './${name}.jsx'`),
      `const parts = [${names.join(', ')}]`,
      `createRoot(document.getElementById('root')).render(parts.map((Part, at) => <Part key={at} />))`,
    ].join('\n'),
  }
  for (const name of names)
    files[`${name}.jsx`] = [
      `import { useEffect, useState } from 'react'`,
      `export function Part() {`,
      `  const [count, setCount] = useState(sum1([1, 2, 3]))`,
      `  useEffect(() => setCount((before) => before + 1), [])`,
      name === 'part7' ? `  return (\n    <li>belgi</li>\n  )` : `  return <li className="part">{count}</li>`,
      '}',
      // Behind it, so that the line one types in is among those that an editor draws at once.
      ...Array.from(
        { length: 12 },
        (_, place) =>
          `export function sum${place}(list) {\n  let sum = 0\n  for (const each of list) sum += each * ${place}\n  return sum\n}`,
      ),
    ].join('\n')
  return { files, media: {} }
}

const timeIn = (text: string): number => Number(text.split(' ').at(-1))

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
}
