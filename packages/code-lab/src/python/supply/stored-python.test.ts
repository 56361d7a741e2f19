import { expect, test } from 'vitest'
import { storedFile, wholeFile } from './stored-python.ts'

const bytes = () => new Uint8Array(100_003).map((_byte, at) => at % 251).buffer

test('a file comes back as it was kept', () => {
  const file = storedFile(bytes())
  expect(wholeFile(file)).toBe(file.bytes)
})

test('a file that was kept badly is none', () => {
  const file = storedFile(bytes())
  new Uint8Array(file.bytes, 50_000, 4096).fill(7)
  expect(wholeFile(file)).toBeUndefined()
  expect(wholeFile({ ...storedFile(bytes()), bytes: bytes().slice(0, 90_000) })).toBeUndefined()
})
