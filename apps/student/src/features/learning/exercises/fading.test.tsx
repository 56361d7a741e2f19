import type { Exercise } from '@qadam/contract'
import i18next from 'i18next'
import { act, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { GapFields, LineOrder } from './assembled.tsx'
import { Fading } from './fading.tsx'

// The editors come with Python, which no step needs to be chosen.
vi.mock('./lesson-exercise.tsx', () => ({
  LessonExercise: ({ exercise, next }: { exercise: Exercise; next: ReactNode }) => (
    <section data-step={exercise.id}>{exercise.solved && next}</section>
  ),
}))

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
beforeAll(async () => await i18next.use(initReactI18next).init({ lng: 'uz', resources: {} }))
afterEach(async () => await act(async () => root.unmount()))

const show = async (shown: ReactNode) => {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  await act(async () => root.render(shown))
}
const press = async (button: Element | null | undefined) =>
  await act(async () => {
    if (button instanceof HTMLElement) button.click()
  })
const named = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent.includes(text))
const shownStep = () => document.querySelector<HTMLElement>('[data-step]')?.dataset['step']

const step = (id: string, more: Partial<Exercise>): Exercise => ({
  ...{ id, title: id, text: '', language: 'python', starter: '', checks: [], solved: false, tries: 0 },
  ...{ fading: 'f', ...more },
})
const fading = (solved: number) => (
  <Fading
    accountId={1}
    questionId={5}
    onRefused={() => {}}
    steps={[
      step('tartib', { stage: 'order', example: '<p>Namuna matni</p>' }),
      step('joylar', { stage: 'gaps' }),
      step('yozish', {}),
    ].map((each, at) => ({ ...each, solved: at < solved }))}
  />
)

test('an example is read first, each step opens the next, and what is behind can be looked at again', async () => {
  await show(fading(0))
  expect(document.body.textContent).toContain('Namuna matni')
  await press(named('exercise.stage.gaps'))
  expect(shownStep()).toBeUndefined()
  await press(named('exercise.next_step'))
  expect(shownStep()).toBe('tartib')
  expect(named('exercise.next_step')).toBeUndefined()
  await act(async () => root.render(fading(1)))
  await press(named('exercise.next_step'))
  expect(shownStep()).toBe('joylar')
  expect(document.activeElement?.getAttribute('aria-current')).toBe('step')
  await press(named('exercise.stage.example'))
  expect(document.body.textContent).toContain('Namuna matni')
})

test.each([
  [1, 'joylar'],
  [2, 'yozish'],
  [3, 'yozish'],
])('whoever comes back with %i steps solved goes on with %s', async (solved, at) => {
  await show(fading(solved))
  expect(shownStep()).toBe(at)
  expect(named('exercise.next_step')).toBeUndefined()
})

function Typed({ of: Part, starter }: { of: typeof GapFields; starter: string }): ReactNode {
  const [text, setText] = useState(starter)
  return (
    <>
      <Part starter={starter} text={text} onType={setText} labelledBy="task" />
      <output>{text}</output>
    </>
  )
}
const program = () => document.querySelector('output')?.textContent

test('lines are put in order by taps', async () => {
  await show(<Typed of={LineOrder} starter={'print(a)\na = 1\n'} />)
  const [first, second] = document.querySelectorAll('[data-row]')
  await press(first)
  await press(second)
  expect(program()).toBe('a = 1\nprint(a)\n')
})

test('what is typed into gaps makes the program, and Enter goes to the next', async () => {
  await show(<Typed of={GapFields} starter={'___(___)\n'} />)
  const [first, second] = document.querySelectorAll('input')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(first, 'print')
    first?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(program()).toBe('print(___)\n')
  first?.focus()
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  expect(document.activeElement).toBe(second)
})
