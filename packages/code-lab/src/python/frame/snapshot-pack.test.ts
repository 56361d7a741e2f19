import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packed, unpacked } from './snapshot-pack.ts'

const writes = fc.array(fc.record({ at: fc.nat(21 * 4096), value: fc.nat(255) }))
const lengths = fc.integer({ min: 21 * 4096 + 1, max: 22 * 4096 })

describe('a snapshot', () => {
  test('comes out as it went in', () => {
    const check = fc.property(writes, lengths, (written, length) => {
      const memory = Buffer.alloc(length)
      for (const { at, value } of written) memory[at] = value
      expect(memory.equals(unpacked(packed(memory)))).toBe(true)
    })
    fc.assert(check)
  })

  test('takes no room for what holds nothing', () => {
    expect(packed(new Uint8Array(1_000_000)).byteLength).toBeLessThan(100)
  })

  test.each([
    ['cut off', (bytes: ArrayBuffer) => bytes.slice(0, -4096)],
    ['emptied in part', (bytes: ArrayBuffer) => (new Uint8Array(bytes, 5000, 4096).fill(0), bytes)],
    ['nothing at all', () => new ArrayBuffer(0)],
    ['something else', () => new TextEncoder().encode('buzilgan').buffer],
  ])('is refused when %s', (_how, damage) => {
    const memory = Uint8Array.from({ length: 40_000 }, (_, at) => at % 251)
    expect(() => unpacked(damage(packed(memory)))).toThrow()
  })
})
