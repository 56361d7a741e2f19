import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countChanges, diffRows, foldSame, pairRows } from './diff-rows.ts'

describe('the lines between two versions', () => {
  test('say what went, what came and what stayed', () => {
    expect(diffRows('a\nb\nc\n', 'a\nB\nc\nd\n')).toEqual([
      { kind: 'same', text: 'a', before: 1, after: 1 },
      { kind: 'removed', text: 'b', before: 2 },
      { kind: 'added', text: 'B', after: 2 },
      { kind: 'same', text: 'c', before: 3, after: 3 },
      { kind: 'added', text: 'd', after: 4 },
    ])
  })

  test('do not count a missing last line break, nor another kind of it', () => {
    expect(countChanges(diffRows('a\r\nb', 'a\nb\n'))).toEqual({ added: 0, removed: 0 })
  })

  test('of a new or an emptied text are all new or all gone', () => {
    expect(countChanges(diffRows('', 'a\nb'))).toEqual({ added: 2, removed: 0 })
    expect(countChanges(diffRows('a\nb', ''))).toEqual({ added: 0, removed: 2 })
  })

  const text = array(constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) =>
    lines.map((line) => `${line}\n`).join(''),
  )

  test('hold both versions whole', () => {
    assert(
      property(text, text, (before, after) => {
        const rows = diffRows(before, after)
        const side = (gone: string) =>
          rows
            .filter(({ kind }) => kind !== gone)
            .map((row) => `${row.text}\n`)
            .join('')
        expect(side('added')).toBe(before)
        expect(side('removed')).toBe(after)
      }),
    )
  })

  test('stand side by side without losing one', () => {
    assert(
      property(text, text, (before, after) => {
        const pairs = pairRows(diffRows(before, after))
        const lines = (side: 'before' | 'after') =>
          pairs.flatMap((pair) => (pair[side] ? [`${pair[side].text}\n`] : [])).join('')
        expect(lines('before')).toBe(before)
        expect(lines('after')).toBe(after)
      }),
    )
  })
})

describe('a long stretch without a change', () => {
  const items = Array.from({ length: 20 }, (_, place) => place)

  test('is folded but for the lines around a change', () => {
    expect(foldSame(items, (item) => item === 10, 2)).toEqual([
      { kind: 'fold', items: items.slice(0, 8) },
      ...items.slice(8, 13).map((item) => ({ kind: 'item', item })),
      { kind: 'fold', items: items.slice(13) },
    ])
  })

  test('of one line is shown', () => {
    expect(foldSame([1, 2, 3], (item) => item === 3, 1)).toEqual(
      [1, 2, 3].map((item) => ({ kind: 'item', item })),
    )
  })
})
