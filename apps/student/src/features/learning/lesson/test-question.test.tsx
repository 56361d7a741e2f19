import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { test as texts } from '../../../platform/i18n/uz/test.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { questionOf } from '../questions/question-fixtures.ts'
import { attemptOf, tryOf } from '../attempts/attempt-fixtures.ts'
import { TestQuestion } from './test-question.tsx'

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const run = { attempt: attemptOf(), offset_ms: 0, answered: {} }
const question = questionOf({ id: 12, type: 'selected-file' })

async function show(
  state: Parameters<typeof TestQuestion>[0]['state'],
  asked = question,
  onAnswer: (answer: unknown) => void = () => undefined,
): Promise<void> {
  leave = await renderAt(
    '/course/1/module/2/3',
    <TestQuestion
      closeTo={{ to: '/course/1/module/2' }}
      state={state}
      question={asked}
      onAnswer={onAnswer}
      onNext={() => undefined}
    />,
  )
  await vi.waitFor(() =>
    expect(document.querySelector('[role=radiogroup], input, [data-typed]')).not.toBeNull(),
  )
}

test('while the sheet is open the button behind it is out of reach', async () => {
  const check = () => buttonNamed(texts.check).closest('[inert]')
  await show({ phase: 'asking', run, question_id: 12 })
  expect(check()).toBeNull()
  leave()
  await show({
    ...{ phase: 'feedback', run, question_id: 12 },
    answered: { kind: 'judged', result: tryOf(12, false) },
  })
  expect(check()).not.toBeNull()
  expect(buttonNamed(texts.next).closest('[inert]')).toBeNull()
})

test('what was chosen stays above the sheet that judges it, also when the words of the sheet come later', async () => {
  let height_px = 100
  let measure = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #report: () => void
      constructor(report: () => void) {
        this.#report = report
      }
      observe(element: Element): void {
        if (!element.classList.contains('fixed')) return // what else is on the screen
        measure = this.#report
        measure()
      }
      disconnect = () => undefined
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height_px)
  const chosen = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  chosen.mockReturnValue(new DOMRect(0, window.innerHeight - 300, 100, 50))
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  const options = [1, 2].map((id) => ({ id, order: id, value: `v${id}` }))
  await show(
    {
      ...{ phase: 'feedback', run, question_id: 12 },
      answered: { kind: 'judged', result: tryOf(12, false) },
    },
    questionOf({ id: 12, type: 'selected-file', options }),
  )
  expect(scroll).not.toHaveBeenCalled()
  height_px = 320
  act(() => measure())
  await vi.waitFor(() => expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 320 + 8 - 250 })))
})

test('a question begins at its heading, which says which of how many it is', async () => {
  await show({ phase: 'asking', run, question_id: 12 })
  const total = run.attempt.question_ids.length
  const place = run.attempt.question_ids.indexOf(12) + 1
  const heading = document.querySelector('h1')
  expect(heading?.textContent).toBe(
    texts.question.replace('{{place}}', String(place)).replace('{{total}}', String(total)),
  )
  expect(document.activeElement).toBe(heading)
})

const typed = questionOf({ id: 13, type: 'typed-answer' })
const field = () => document.querySelector('input')
function type(text: string): void {
  const input = field()
  if (!input) throw new Error('there is no field')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  act(() => void input.dispatchEvent(new Event('input', { bubbles: true })))
}

test('what is typed is sent with Enter, and outlives a reload until it is answered', async () => {
  const given: unknown[] = []
  const asking = { phase: 'asking' as const, run, question_id: 13 }
  await show(asking, typed, (answer) => given.push(answer))
  expect(buttonNamed(texts.check)).toHaveProperty('disabled', true)
  type('salom')
  leave()
  await show(asking, typed, (answer) => given.push(answer))
  expect(field()?.value).toBe('salom')
  await vi.waitFor(() => expect(buttonNamed(texts.check)).toHaveProperty('disabled', false))
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  act(() => void field()?.dispatchEvent(enter))
  expect(given).toEqual(['salom'])
  leave()
  await show(
    {
      ...{ phase: 'feedback', run, question_id: 13 },
      answered: { kind: 'judged', result: { ...tryOf(13, false), near: true, answer: 'salom' } },
    },
    typed,
  )
  expect(document.querySelector('[data-typed]')?.textContent).toContain('salom')
  expect(document.body.textContent).toContain(texts.sheet.near)
  leave()
  await show(asking, typed)
  expect(field()?.value).toBe('')
})
