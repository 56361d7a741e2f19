import { expect, test } from 'vitest'
import { Incoming } from './incoming.ts'

const bytes = new ArrayBuffer(1)

test('a file is had by who waits for it and by who comes later', async () => {
  const files = new Incoming()
  const early = files.get('a')
  files.put('a', bytes)
  expect(await early).toBe(bytes)
  expect(await files.get('a')).toBe(bytes)
})

test('who waits for one file is not given another', async () => {
  const files = new Incoming()
  let got: ArrayBuffer | undefined
  void files.get('a').then((file) => (got = file))
  files.put('b', bytes)
  await files.get('b')
  expect(got).toBeUndefined()
})

test('what has come is handed on whole, and then is here no more', async () => {
  const files = new Incoming()
  files.put('a', bytes)
  const other = new ArrayBuffer(2)
  files.put('b', other)
  expect(files.takeAll()).toEqual({ a: bytes, b: other })
  expect(files.takeAll()).toEqual({})
  let got: ArrayBuffer | undefined
  void files.get('a').then((file) => (got = file))
  await Promise.resolve()
  expect(got).toBeUndefined()
})
