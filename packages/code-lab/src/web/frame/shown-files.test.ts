import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EntryQueue } from './shown-console.ts'
import { giveFiles, type PageFiles } from './shown-files.ts'

const toOutside = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
let missing: unknown[]
let files: PageFiles

beforeEach(() => {
  missing = []
  vi.stubGlobal('window', { fetch: toOutside })
  vi.stubGlobal('document', { baseURI: 'https://maktab.uz/code-frames/web' })
  const media = [{ name: 'mushuk.png', blob: new Blob(['rasm'], { type: 'image/png' }) }]
  files = {
    texts: { 'index.html': '<p>Salom</p>', 'data.json': '[1, 2]', 'oʻyin.js': '1', 'style.css': 'p {}' },
    media,
    page: 'index.html',
  }
  // Of the queue it tells one thing.
  const queue = { addCalled: (entry: unknown) => missing.push(entry) } as unknown as EntryQueue
  giveFiles(files, queue)
})
afterEach(() => {
  vi.unstubAllGlobals()
  toOutside.mockClear()
})

const get = (asked: RequestInfo | URL, options?: RequestInit) => window.fetch(asked, options)

test.each([
  ['data.json', 'application/json; charset=utf-8', '[1, 2]'],
  ['./data.json?v=2#x', 'application/json; charset=utf-8', '[1, 2]'],
  ['/data.json', 'application/json; charset=utf-8', '[1, 2]'],
  ['https://maktab.uz/code-frames/data.json', 'application/json; charset=utf-8', '[1, 2]'],
  ['style.css', 'text/css; charset=utf-8', 'p {}'],
  ['o%CA%BByin.js', 'text/javascript; charset=utf-8', '1'],
  ['', 'text/html; charset=utf-8', '<p>Salom</p>'],
  ['mushuk.png', 'image/png', 'rasm'],
])('%j is read as a server of files gives it', async (address, type, text) => {
  const answer = await get(address)
  expect({ ok: answer.ok, status: answer.status }).toEqual({ ok: true, status: 200 })
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.url).toMatch(/^https:\/\/maktab\.uz\//)
  expect(await answer.text()).toBe(text)
})

test('JSON is taken apart, also by a Request and after it was typed anew', async () => {
  files.texts = { ...files.texts, 'data.json': '{"ism":"Ali"}' }
  const answer = await get(new Request('https://maktab.uz/code-frames/data.json'))
  expect(await answer.json()).toEqual({ ism: 'Ali' })
})

test.each(['yoq.json', 'constructor', '__proto__', '%'])(
  '%j is not there: 404, and the console says so',
  async (name) => {
    const answer = await get(name)
    expect({ ok: answer.ok, status: answer.status }).toEqual({ ok: false, status: 404 })
    expect(missing).toMatchObject([{ kind: 'missing', values: [{ text: name }] }])
  },
)

test('files are read and not written', async () => {
  expect((await get('data.json', { method: 'post', body: '1' })).status).toBe(405)
  expect(await (await get('data.json', { method: 'HEAD' })).text()).toBe('')
})

test('what leads outside is the browser’s to refuse', async () => {
  for (const address of ['https://qadam.example/a', '//qadam.example/a', 'blob:x', 'data:,x'])
    await expect(get(address)).rejects.toThrow('Failed to fetch')
  expect(toOutside).toHaveBeenCalledTimes(4)
  expect(missing).toEqual([])
})

test('what was called off does not come', async () => {
  await expect(get('data.json', { signal: AbortSignal.abort(new Error('bas')) })).rejects.toThrow('bas')
})
