import fc from 'fast-check'
import { expect, test } from 'vitest'
import { difference } from './code-editor.ts'
import { keyboardInset } from './use-keyboard-inset.ts'

test('the difference of two texts turns the one into the other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (head, tail, one, other) => {
      const before = head + one + tail
      const after = head + other + tail
      const change = difference(before, after)
      if (!change) {
        expect(after).toBe(before)
        return
      }
      expect(before.slice(0, change.from) + String(change.insert) + before.slice(change.to)).toBe(after)
      expect(change.from).toBeGreaterThanOrEqual(head.length)
    }),
  )
})

test('a keyboard is told from a bar that hides, also where the page is scrolled under it', () => {
  expect(keyboardInset(740, { height: 740, offsetTop: 0 })).toBe(0)
  expect(keyboardInset(740, { height: 684, offsetTop: 0 })).toBe(0)
  expect(keyboardInset(740, { height: 440, offsetTop: 0 })).toBe(300)
  expect(keyboardInset(740, { height: 440, offsetTop: 100 })).toBe(200)
})
