import { expect, test } from 'vitest'
import { keptFile, wholeFile } from './kept-python.ts'

const bytes = () => new Uint8Array(100_003).map((_byte, at) => at % 251).buffer

test('a file comes back as it was kept', () => {
  const file = keptFile(bytes())
  expect(wholeFile(file)).toBe(file.bytes)
})

test('a file that was kept badly is none', () => {
  const file = keptFile(bytes())
  new Uint8Array(file.bytes, 50_000, 4096).fill(7)
  expect(wholeFile(file)).toBeUndefined()
  expect(wholeFile({ ...keptFile(bytes()), bytes: bytes().slice(0, 90_000) })).toBeUndefined()
})
