import type { Submission } from '@qadam/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { reviewRowOf } from '../fixtures.ts'
import { hasTexts, namesOf, textsOf } from './version-texts.ts'

afterEach(() => vi.unstubAllGlobals())

const file = (name: string, type: string, size = 10): Submission['files'][number] => ({
  name,
  type,
  size,
  url: `/media/${name}`,
  duration_s: null,
})

test('a version is compared by its answer, its project and its files of text', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('from a file'))),
  )
  const version = reviewRowOf(1, {
    text: 'answer',
    project: { files: { 'main.py': 'print(1)' }, media: {} },
    files: [file('notes.txt', 'text/plain'), file('photo.png', 'image/png')],
  })
  expect(await textsOf(version)).toEqual({ '': 'answer', 'main.py': 'print(1)', 'notes.txt': 'from a file' })
})

test('pictures, sounds and huge texts are not compared', () => {
  expect(
    hasTexts(reviewRowOf(1, { files: [file('a.png', 'image/png'), file('a.webm', 'audio/webm')] })),
  ).toBe(false)
  expect(hasTexts(reviewRowOf(1, { files: [file('a.txt', 'text/plain', 5_000_000)] }))).toBe(false)
  expect(hasTexts(reviewRowOf(1, { files: [file('a.txt', 'text/plain')] }))).toBe(true)
})

test('a file that does not arrive is no empty file', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('', { status: 403 }))),
  )
  await expect(textsOf(reviewRowOf(1, { files: [file('a.txt', 'text/plain')] }))).rejects.toThrow('403')
})

test('every name of either version is compared once', () => {
  expect(namesOf({ a: '', b: '' }, { b: '', c: '' })).toEqual(['b', 'c', 'a'])
})
