import { afterEach, expect, test, vi } from 'vitest'
import { fetchBounded } from './fetch-bounded.ts'

let isCancelled = false

function answer(chunks: string[], status = 200): void {
  isCancelled = false
  const queue = chunks.map((chunk) => new TextEncoder().encode(chunk))
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = queue.shift()
      if (next) controller.enqueue(next)
      else controller.close()
    },
    cancel() {
      isCancelled = true
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

const read = async (limit: number): Promise<[string, boolean]> => {
  const { bytes, isCut } = await fetchBounded('/media/1', limit, new AbortController().signal)
  return [new TextDecoder().decode(bytes), isCut]
}

afterEach(() => vi.unstubAllGlobals())

test('a short file comes whole', async () => {
  answer(['sal', 'om'])
  expect(await read(10)).toEqual(['salom', false])
})

test('a file of just the limit is not called cut', async () => {
  answer(['sal', 'om'])
  expect(await read(5)).toEqual(['salom', false])
})

test('a longer file is cut and the rest is not loaded', async () => {
  answer(['sal', 'omlar', 'dunyo', 'dunyo'])
  expect(await read(5)).toEqual(['salom', true])
  expect(isCancelled).toBe(true)
})

test('a refusal is an error', async () => {
  answer(['no'], 403)
  await expect(read(5)).rejects.toThrow('403')
})
