import { draftQuestion } from '@qadam/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  codePieces,
  copyQuestion,
  moveQuestion,
  newQuestion,
  typesOf,
  withCode,
  withPieces,
} from './new-question.ts'

test.for(typesOf.Learn_Practice)('a new question of the type %s is one that can be saved', (type) => {
  expect(draftQuestion.safeParse(newQuestion(type)).success).toBe(true)
})

test('a step keeps every question, and a step back undoes it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.nat(), fc.constantFrom<-1 | 1>(-1, 1), (ids, pick, step) => {
      const items = ids.map((id) => ({ id }))
      const id = ids[pick % Math.max(1, ids.length)] ?? ''
      const moved = moveQuestion(items, id, step)
      expect(moved.map((item) => item.id).toSorted()).toEqual(ids.toSorted())
      const isMoved = moved.some((item, place) => item.id !== items[place]?.id)
      expect(isMoved ? moveQuestion(moved, id, step === 1 ? -1 : 1) : items).toEqual(items)
    }),
  )
})

test('a copy stands beside its original under another id', () => {
  const [one, other] = [newQuestion('info'), newQuestion('text')]
  const copied = copyQuestion([one, other], one.id)
  expect(copied.map(({ type }) => type)).toEqual(['info', 'info', 'text'])
  expect(new Set(copied.map(({ id }) => id)).size).toBe(3)
})

test('pieces of code keep their ids while they stand in their places', () => {
  const empty = newQuestion('selected-code-drag')
  const first = withPieces(empty, ['print', 'x'], ['input'])
  expect(codePieces(first)).toEqual({ right: ['print', 'x'], wrong: ['input'] })
  const second = withPieces(first, ['print', 'y'], ['input', 'len'])
  expect(codePieces(second)).toEqual({ right: ['print', 'y'], wrong: ['input', 'len'] })
  expect(second.blanks).toEqual(first.blanks)
  expect(second.options?.map(({ id }) => id).slice(0, 3)).toEqual(first.options?.map(({ id }) => id))
})

test('what is Russian in a piece of code stays with it, whatever is written or taken out beside it', () => {
  const code = (uz: string, ru: string) => ({ uz, ru })
  const question = {
    ...newQuestion('selected-code-drag'),
    options: [
      { id: 'a', code: code('ism', 'имя') },
      { id: 'b', code: code('yosh', 'возраст') },
      { id: 'c', code: code('uy', 'дом') },
    ],
    blanks: ['a', 'b'],
  }
  const codes = ({ options }: typeof question | ReturnType<typeof withPieces>) =>
    options?.map((option) => option.code)
  expect(codes(withPieces(question, ['ism', 'yoshi'], ['uy']))).toEqual([
    code('ism', 'имя'),
    code('yoshi', 'возраст'),
    code('uy', 'дом'),
  ])
  expect(codes(withPieces(question, ['yosh'], ['uy', 'bogʻ']))).toEqual([
    code('yosh', 'возраст'),
    code('uy', 'дом'),
    'bogʻ',
  ])
  expect(withCode(code('a = 1', 'б = 1'), 'a = 2')).toEqual(code('a = 2', 'б = 1'))
})
