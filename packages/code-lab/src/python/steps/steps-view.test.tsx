// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { StepLabels } from './labels.ts'
import type { Step } from './parse-steps.ts'
import { StepsView, type StepsViewProps } from './steps-view.tsx'

const words: StepLabels = {
  begin: 'begin',
  beginHint: 'hint',
  title: 'title',
  place: (at, total) => `${at}/${total}`,
  slider: 'slider',
  first: 'first',
  previous: 'previous',
  next: 'next',
  last: 'last',
  close: 'close',
  line: (line) => `line ${line}`,
  returns: (name, value) => `${name} gives ${value}`,
  failed: (line, error) => `${line}: ${error}`,
  changed: (names) => `changed ${names}`,
  program: 'program',
  output: 'output',
  nothingPrinted: 'nothing',
  noNames: 'no names',
  more: (count) => `${count} more`,
  leftOut: (count) => `${count} left out`,
  same: (number) => `same as ${number}`,
  sameObject: (names, type, number) => `${names} are ${type} ${number}`,
  rounds: (line) => `rounds of ${line}`,
  round: 'round',
  now: 'now',
  toRound: (number) => `to round ${number}`,
  roundsLeftOut: (count) => `${count} earlier`,
  finished: 'finished',
  stopped: 'stopped',
  limit: (steps) => `only ${steps}`,
  none: 'none',
}

const list = { kind: 'object', id: '1' } as const
const step = (line: number, output: number): Step => ({
  event: 'line',
  file: 'main.py',
  line,
  output,
  frames: [
    {
      name: '',
      line,
      names: [
        { name: 'a', value: list },
        { name: 'b', value: list },
      ],
    },
  ],
  leftOut: 0,
  objects: {
    '1': {
      type: 'list',
      shape: 'row',
      entries: [{ key: undefined, value: { kind: 'number', text: String(line) } }],
      more: 3,
    },
  },
  loops: [],
  value: undefined,
  error: undefined,
})

let root: Root
afterEach(() => root.unmount())

async function show(
  at: number,
  steps: readonly Step[],
  onMove: (at: number) => void = () => undefined,
  ended: Partial<StepsViewProps> = {},
) {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  root.render(
    <StepsView
      steps={steps}
      at={at}
      onMove={onMove}
      onClose={() => undefined}
      output={'bir\nikki\n'}
      ending="step_limit"
      error={undefined}
      explanation={undefined}
      words={words}
      {...ended}
    />,
  )
  await vi.waitFor(() => expect(document.querySelector('section')).not.toBeNull())
}
const text = (selector: string) => document.querySelector(selector)?.textContent

test('a step tells its line and what has changed, and draws a value once', async () => {
  await show(1, [step(1, 0), step(2, 4), step(3, 9)])
  expect(text('h2')).toBe('2/3')
  expect(text('[role=status]')).toBe('changed a = [2, …], b = [2, …] line 2')
  expect(text('pre')).toBe('bir\n')
  expect([document.querySelectorAll('.code-lab-steps-object').length, text('.code-lab-steps-same')]).toEqual([
    1,
    '→ 1',
  ])
})

test('the last step says how the program ended', async () => {
  await show(2, [step(1, 0), step(2, 4), step(3, 9)])
  expect(text('[role=status]')).toContain('only 3')
})

const error = {
  type: 'SyntaxError',
  parents: [],
  message: 'invalid syntax',
  text: 'SyntaxError: invalid syntax',
  code: 'print(',
  place: { file: 'main.py', line: 4 },
}

test('the last step says what the error means, and so does a program of which no line could run', async () => {
  const ended = { ending: 'error', error, explanation: 'a bracket is open' } as const
  const failed: Step = { ...step(3, 9), event: 'error', error: 'ValueError: no' }
  await show(1, [step(1, 0), failed], undefined, ended)
  expect(text('[role=status]')).toBe('changed a = [3, …], b = [3, …] 3: ValueError: no a bracket is open')
  root.unmount()
  await show(0, [step(1, 0), failed], undefined, ended)
  expect(text('[role=status]')).not.toContain('bracket')
  root.unmount()
  await show(0, [], undefined, ended)
  expect(text('[role=status]')).toBe('4: SyntaxError: invalid syntax a bracket is open')
})

test('keys move as far as there are steps', async () => {
  const moves: number[] = []
  await show(0, [step(1, 0), step(2, 4)], (at) => moves.push(at))
  for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'Home', 'x'])
    document.querySelector('section')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  expect(moves).toEqual([1, 0, 1, 0])
})

test('a program of which no line was run has no steps', async () => {
  await show(0, [])
  expect(text('section p')).toBe('none')
})

test('the rounds of a loop are a table that leads to each of them', async () => {
  const inRound = (round: number, line: number): Step => ({
    ...step(line, 0),
    loops: [{ line: 1, run: 1, round, isEndless: false }],
  })
  const moves: number[] = []
  await show(4, [inRound(0, 1), inRound(1, 2), inRound(1, 3), inRound(2, 4), inRound(2, 5)], (at) =>
    moves.push(at),
  )
  expect(text(':has(> .code-lab-steps-rounds) > h3')).toBe('rounds of 1')
  expect([...document.querySelectorAll('tr')].map((row) => row.textContent)).toEqual([
    'roundab',
    '1[3, …][3, …]',
    '2 now[5, …][5, …]',
  ])
  document.querySelector<HTMLButtonElement>('[aria-label="to round 1"]')?.click()
  expect(moves).toEqual([1])
})
