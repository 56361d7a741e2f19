import { expect, test } from 'vitest'
import { choiceState } from './options.ts'

test('chosen options of an answer that is right so far are marked right, the others say nothing', () => {
  const verdict = { correct: false, isPartly: true, answer: [1], answer_id: null }
  const state = (isChosen: boolean) => choiceState({ isChosen, isRight: false, verdict, isChecking: false })
  expect([state(true), state(false)]).toEqual(['right', 'disabled'])
})
