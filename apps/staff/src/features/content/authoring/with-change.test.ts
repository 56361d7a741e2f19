import { expect, test } from 'vitest'
import { withChange } from './with-change.ts'

const before = {
  text: { uz: 'Salom', ru: 'Привет' },
  options: [{ id: 'a' }, { id: 'b' }],
  captions: { uz: 'media/uz.vtt' },
}

test('a change alone is what it is', () => {
  const after = { ...before, text: { uz: 'Xayr' } }
  expect(withChange<object>(before, before, after)).toBe(after)
})

test('of two changes neither undoes the other', () => {
  const one: object = withChange<object>(before, before, { ...before, text: { ...before.text, uz: 'Xayr' } })
  const two = withChange(one, before, { ...before, text: { ...before.text, ru: 'Пока' } })
  expect(two).toEqual({ ...before, text: { uz: 'Xayr', ru: 'Пока' } })
  const three = withChange(two, before, { ...before, options: [{ id: 'a', picture: 1 }, { id: 'b' }] })
  const four = withChange(three, before, { ...before, options: [{ id: 'a' }, { id: 'b', picture: 2 }] })
  expect(four).toEqual({
    ...before,
    text: { uz: 'Xayr', ru: 'Пока' },
    options: [
      { id: 'a', picture: 1 },
      { id: 'b', picture: 2 },
    ],
  })
})

test('what one of them takes away is gone, and lists of other lengths are the last one’s', () => {
  const now = { ...before, poster: 'media/a.png' }
  const { text, options } = before
  expect(withChange<object>(now, before, { text, options })).toEqual({ text, options, poster: 'media/a.png' })
  const longer = [...options, { id: 'c' }]
  expect(
    withChange<object>({ ...before, options: [options[0]] }, before, { ...before, options: longer }),
  ).toEqual({ ...before, options: longer })
})
