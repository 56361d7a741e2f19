// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { prefetchPython } from './runtime-files.ts'

afterEach(() => vi.unstubAllGlobals())

const page = `<script data-files='{"a.wasm": "/a.wasm", "b.zip": "/b.zip"}'></script>`

function stubFetch(reply: () => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, { priority }: RequestInit) => {
    asked.push(`${address} ${priority}`)
    return Promise.resolve(reply())
  })
  return asked
}

test('everything is brought once, after what is needed now', async () => {
  const asked = stubFetch(() => new Response(page))
  prefetchPython('/one')
  prefetchPython('/one')
  await vi.waitFor(() => expect(asked).toEqual(['/one low', '/a.wasm low', '/b.zip low']))
})

test('who saves data is spared it', () => {
  const asked = stubFetch(() => new Response(page))
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  prefetchPython('/two')
  expect(asked).toEqual([])
})

test('what failed is tried again', async () => {
  const asked = stubFetch(() => new Response('', { status: 503 }))
  prefetchPython('/three')
  await vi.waitFor(() => {
    prefetchPython('/three')
    expect(asked.length).toBeGreaterThan(1)
  })
})
