import { expect, test } from 'vitest'
import { addPiece, changePiece, codePieces, removePiece } from './code-pieces.ts'
import { withCode, writtenCode } from './code-text.ts'
import { newQuestion } from './new-question.ts'

const question = {
  ...newQuestion('selected-code-drag'),
  options: [
    { id: 'a', code: { uz: 'print("Salom")', ru: 'print("Привет")' } },
    { id: 'b', code: 'input()' },
    { id: 'c', code: 'len' },
  ],
  blanks: ['b', 'a'],
}

test('pieces stand in the order of the blanks, those that fit nowhere apart', () => {
  const { right, wrong } = codePieces(question)
  expect(right.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(wrong.map(({ id }) => id)).toEqual(['c'])
})

test('a piece that is changed in one language keeps the other, its id and its place', () => {
  const changed = changePiece(question, 'a', 'uz', 'print("Assalom")')
  expect(changed.options?.[0]).toEqual({ id: 'a', code: { uz: 'print("Assalom")', ru: 'print("Привет")' } })
  expect(changed.options?.slice(1)).toEqual(question.options.slice(1))
  expect(changed.blanks).toEqual(question.blanks)
})

test('a piece of several lines stays one piece', () => {
  const changed = changePiece(question, 'c', 'uz', 'if x:\n  y')
  expect(codePieces(changed).wrong).toEqual([{ id: 'c', code: 'if x:\n  y' }])
})

test('a new piece goes to the next blank or to none; one that is removed leaves its blank', () => {
  const right = addPiece(question, 'right')
  expect(right.blanks).toEqual(['b', 'a', right.options?.[3]?.id])
  expect(addPiece(question, 'wrong').blanks).toEqual(question.blanks)
  expect(removePiece(question, 'b')).toMatchObject({ options: [{ id: 'a' }, { id: 'c' }], blanks: ['a'] })
})

test('code without a Russian text of its own is one code for all', () => {
  expect(withCode('x = 1', 'ru', 'y = 1')).toEqual({ uz: 'x = 1', ru: 'y = 1' })
  expect(withCode({ uz: 'x = 1', ru: 'y = 1' }, 'ru', '')).toBe('x = 1')
  expect(withCode(undefined, 'uz', 'x')).toBe('x')
  expect(writtenCode('x = 1', 'ru')).toBe('')
})
