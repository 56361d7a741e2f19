import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '../journey.ts'

const dist = path.resolve(import.meta.dirname, '../../apps/student/dist')
const parts = path.join(dist, 'assets')

/** What a browser brings for some files before any of it runs: they, and all they import at once. */
function allImported(files: readonly string[]): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    const code = readFileSync(path.join(parts, file))
    found.set(file, code)
    for (const [, next] of code.toString().matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      if (next !== undefined) waiting.push(next)
  }
  return found
}

test('the first load of / is at most 140 KB of JavaScript, in few files', () => {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const [, inline = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? []
  // The build names the app and what home needs beyond it, and fails where home is nowhere (first-page.ts).
  const [, named = ''] = /<script type="application\/json" id="parts">(.*?)<\/script>/.exec(page) ?? []
  const { app, home, lesson } = JSON.parse(named) as Record<'app' | 'home' | 'lesson', string[]>
  expect(app.length).toBeGreaterThan(0)
  expect(inline).not.toBe('')
  const brought = allImported([...app, ...home].map((file) => path.basename(file)))
  let bytes = 0
  for (const code of [inline, ...brought.values()])
    bytes += brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  // Less would mean that the parts were not found.
  expect(bytes).toBeGreaterThan(60 * 1024)
  expect(bytes, [...brought.keys()].join(', ')).toBeLessThanOrEqual(140 * 1024)
  expect(brought.size).toBeLessThanOrEqual(8)
  // On a phone each file of the screen that is opened most is a wait of its own.
  expect(lesson.length, lesson.join(', ')).toBeLessThanOrEqual(32)
})

test('the app and its lessons are among the files that a visit offline begins with', () => {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const [, named = ''] = /<script type="application\/json" id="parts">(.*?)<\/script>/.exec(page) ?? []
  const { app, lesson } = JSON.parse(named) as Record<'app' | 'lesson', string[]>
  const [, list = ''] = /<meta name="app-files" content="\/([^"]+)"/.exec(page) ?? []
  const { first } = JSON.parse(readFileSync(path.join(dist, list), 'utf8')) as { first: string[] }
  expect(first).toEqual(expect.arrayContaining([...app, ...lesson].map((file) => `/${file}`)))
})
