import type { Question, TypeOfSet } from '@qadam/contract'
import { act, createElement, type ComponentType } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { test as texts } from '../../../platform/i18n/uz/test.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'
import { questionOf } from './question-fixtures.ts'
import type { AnswerProps, AnswerType, Verdict } from './question-view.ts'
import codeDrag from './types/selected-code-drag.tsx'
import drag from './types/selected-drag.tsx'
import imageBased from './types/image-based-question.tsx'
import multiple from './types/selected-multiple.tsx'
import single from './types/selected-file.tsx'
import typed from './types/typed-answer.tsx'

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => leave())

const options = [1, 2, 3, 4].map((id) => ({ id, order: id, value: `v${id}` }))
const of = (type: TypeOfSet<'test'>, over: Parameters<typeof questionOf>[0] = {}) =>
  questionOf({ type, options, ...over })
const codeQuestion = of('selected-code-drag', {
  template: { language: 'text', code: '___ + ___' },
  // The third piece is the same code as the first.
  options: options.map((option) => (option.id === 3 ? { ...option, value: 'v1' } : option)),
})
const still = {
  labelledBy: 'text',
  isChecking: false,
  onAnswer: () => undefined,
  onSubmit: () => undefined,
  onPress: () => undefined,
}

async function show<Props extends object>(View: ComponentType<Props>, props: Props): Promise<void> {
  leave = await renderAt('/x', createElement(View, props))
}

/** What is said of each part of an answer, which its colour and its words must say alike. */
function marks(): string[] {
  const parts = document.querySelectorAll('[data-choice], [data-row], pre button, [data-typed]')
  return [...parts].map((part) => {
    const words = `${part.getAttribute('aria-label')} ${part.querySelector('[aria-label]')?.getAttribute('aria-label')} ${part.textContent}`
    const { className } = part
    const said = (['missed', 'wrong', 'right'] as const).find((each) => words.includes(texts.option[each]))
    const drawn = className.includes('border-pomegranate')
      ? 'wrong'
      : className.includes('border-pistachio')
        ? className.includes('border-dashed')
          ? 'missed'
          : 'right'
        : undefined
    expect(drawn).toBe(said)
    return said ?? (part.getAttribute('aria-checked') === 'true' ? 'chosen' : '-')
  })
}

const wrong = (answer: unknown, answer_id: Verdict['answer_id'] = null): Verdict => ({
  correct: false,
  answer,
  answer_id,
})
const right = (answer: unknown, answer_id: Verdict['answer_id'] = null): Verdict => ({
  correct: true,
  answer,
  answer_id,
})
const saved = (answer: unknown): Verdict => ({ correct: null, answer, answer_id: null })

type Case = [name: string, type: AnswerType, question: Question, verdict: Verdict, marks: string]
const ofOne = (type: 'selected-file' | 'image-based-question', view: AnswerType): Case[] => [
  [`${type}: wrong`, view, of(type), wrong(2), '- wrong - -'],
  [`${type}: wrong, the key is told`, view, of(type), wrong(2, 1), 'missed wrong - -'],
  [`${type}: right`, view, of(type), right(2, 2), '- right - -'],
  [`${type}: right, without a key`, view, of(type), right(2), '- right - -'],
  [`${type}: saved`, view, of(type), saved(2), '- chosen - -'],
]
const several = of('selected-multiple')
const order = of('selected-drag')
const soFar: Verdict = { ...wrong([1]), isPartly: true }
const cases: Case[] = [
  ...ofOne('selected-file', single),
  ...ofOne('image-based-question', imageBased),
  ['several: wrong', multiple, several, wrong([1, 2]), 'chosen chosen - -'],
  ['several: one, wrong', multiple, several, wrong([1]), 'chosen - - -'],
  ['several: wrong, the key is told', multiple, several, wrong([1, 2], [1, 3]), 'right wrong missed -'],
  ['several: right so far', multiple, several, soFar, 'right - - -'],
  ['several: right', multiple, several, right([1, 2], [1, 2]), 'right right - -'],
  ['several: saved', multiple, several, saved([1, 2]), 'chosen chosen - -'],
  ['order: wrong', drag, order, wrong([1, 2, 4, 3]), '- - - -'],
  [
    'order: wrong, the key is told',
    drag,
    order,
    wrong([1, 3, 2, 4], [1, 2, 3, 4]),
    'right wrong wrong right',
  ],
  ['order: right', drag, order, right([1, 2, 3, 4]), 'right right right right'],
  ['order: saved', drag, order, saved([1, 2, 3, 4]), '- - - -'],
  ['code: wrong', codeDrag, codeQuestion, wrong([1, 2]), '- -'],
  ['code: wrong, the key is told', codeDrag, codeQuestion, wrong([1, 4], [1, 2]), 'right wrong'],
  ['code: a piece of the same code', codeDrag, codeQuestion, wrong([3, 4], [1, 2]), 'right wrong'],
  ['code: right', codeDrag, codeQuestion, right([1, 2]), 'right right'],
  ['code: saved', codeDrag, codeQuestion, saved([1, 2]), '- -'],
  ['typed: wrong', typed, of('typed-answer'), wrong('salom'), 'wrong'],
  ['typed: right', typed, of('typed-answer'), right('salom'), 'right'],
  ['typed: saved', typed, of('typed-answer'), saved('salom'), '-'],
]

test.each(cases)('%s', async (_, { Player }, question, verdict, expected) => {
  await show<AnswerProps>(Player, { ...still, question, verdict })
  expect(marks().join(' ')).toBe(expected)
})

test.each(cases.filter(([, , , { correct }]) => correct !== null))(
  'later, in the review, the answer has the same marks; %s',
  async (_, { Review }, question, verdict, expected) => {
    await show(Review, { labelledBy: 'text', question, verdict: { ...verdict, isReview: true } })
    // Those that can't mark both in one picture show the right one below.
    expect(marks().slice(0, expected.split(' ').length).join(' ')).toBe(expected)
  },
)

test.each<[string, AnswerType, Question, Verdict['answer_id'], string]>([
  ['one', single, of('selected-file'), 2, '- missed - -'],
  ['several', multiple, several, [1, 2], 'missed missed - -'],
  ['an order', drag, order, [4, 3, 2, 1], 'right right right right'],
  ['code', codeDrag, codeQuestion, [1, 2], 'right right'],
])('what was not answered shows the key alone: %s', async (_, { Review }, question, answer_id, expected) => {
  const verdict = { correct: null, answer: undefined, answer_id, isReview: true }
  await show(Review, { labelledBy: 'text', question, verdict })
  expect(marks().join(' ')).toBe(expected)
})

test.each<[string, AnswerType, Question]>([
  ['one', single, of('selected-file')],
  ['several', multiple, several],
  ['a picture', imageBased, of('image-based-question')],
])('what was sent can be changed no more: %s', async (_, { Player }, question) => {
  const answers: unknown[] = []
  const onAnswer = (answer: unknown) => answers.push(answer)
  await show<AnswerProps>(Player, { ...still, question, onAnswer, isChecking: true, verdict: undefined })
  act(() => document.querySelector<HTMLElement>('[data-choice]')?.click())
  expect(answers).toEqual([])
  leave()
  await show<AnswerProps>(Player, { ...still, question, onAnswer, verdict: saved([1]) })
  act(() => document.querySelector<HTMLElement>('[data-choice]')?.click())
  expect(answers).toEqual([])
})
