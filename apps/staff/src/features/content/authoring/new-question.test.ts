import { draftQuestion } from '@qadam/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyQuestion, moveQuestion, newQuestion, typesOf } from './new-question.ts'

test.for(typesOf('Learn_Practice'))('a new question of the type %s is one that can be saved', (type) => {
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
