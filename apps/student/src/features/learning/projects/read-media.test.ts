import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { referenceOf, showMedia, withReferences } from './media-addresses.ts'
import { readMedia } from './read-media.ts'

const call = vi.hoisted(() => vi.fn<(name: string, input: object) => Promise<unknown>>())
vi.mock('../../../platform/call.ts', () => ({ call }))

let count = 0
/** A medium that no other test knows. */
const reference = () => `/media/${String((count += 1)).padStart(32, '0')}`
const served = (bytes: number[], status = 200) => new Response(new Uint8Array(bytes), { status })
const fetched = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  call.mockReset()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

test('a project names its media the same on every day, and shows them by the newest address', () => {
  const name = reference()
  const project = (query: string) => ({
    files: { 'a.html': '' },
    media: { 'a.png': name + query, 'b.png': 'data:x' },
  })
  expect(withReferences(project('?e=1&s=a')).media).toEqual({ 'a.png': name, 'b.png': 'data:x' })
  expect(withReferences(project('?e=2&s=b')).media['a.png']).toBe(name)
  expect(showMedia(name)).toBe(`${name}?e=2&s=b`)
})

test('media are read by the address that was given out, without asking', async () => {
  const name = referenceOf(`${reference()}?e=1&s=a`)
  fetched.mockResolvedValueOnce(served([1, 2]))
  expect(await readMedia(name)).toEqual(new Uint8Array([1, 2]))
  expect(fetched).toHaveBeenCalledWith(`${name}?e=1&s=a`)
  expect(call).not.toHaveBeenCalled()
})

test.each([
  ['whose day is over', true],
  ['that this tab has never seen', false],
])('media %s are asked for anew', async (_, isKnown) => {
  const name = reference()
  if (isKnown) {
    referenceOf(`${name}?e=1&s=old`)
    fetched.mockResolvedValueOnce(served([], 403))
  }
  call.mockResolvedValueOnce({ files: [{ url: `${name}?e=2&s=new` }] })
  fetched.mockResolvedValueOnce(served([7]))
  expect(await readMedia(name)).toEqual(new Uint8Array([7]))
  expect(fetched).toHaveBeenLastCalledWith(`${name}?e=2&s=new`)
})

test('media that are gone fail', async () => {
  const name = referenceOf(`${reference()}?e=1&s=a`)
  fetched.mockResolvedValueOnce(served([], 404))
  await expect(readMedia(name)).rejects.toThrow('404')
  call.mockResolvedValueOnce({ files: [] })
  await expect(readMedia(reference())).rejects.toThrow('unknown')
})
