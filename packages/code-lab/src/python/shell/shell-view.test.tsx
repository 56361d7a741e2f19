// @vitest-environment happy-dom
import { act, useLayoutEffect, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PythonLabels } from '../labels.ts'
import type { RunResult } from '../parse-message.ts'
import { ShellView } from './shell-view.tsx'
import { continued, prompted, useShell, type Shell } from './use-shell.ts'

// Words by their own names are enough here.
const words = new Proxy(
  {},
  { get: (_nothing, name) => (name === 'shell' ? words : String(name)) },
) as PythonLabels

let root: Root
let shell: Shell
let asked: string[]

function Workspace(): ReactNode {
  const [version, setVersion] = useState(0)
  const own = useShell()
  useLayoutEffect(() => {
    shell = own
  })
  return (
    <ShellView
      shell={own}
      version={version}
      words={words}
      lang="uz"
      isBusy={false}
      isAwaiting={false}
      historyKey="account 1"
      onCommand={(command) => {
        asked.push(command)
        own.begin(command)
        setVersion((before) => before + 1)
      }}
      onAnswer={() => undefined}
    />
  )
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  asked = []
  localStorage.clear()
  show()
})
afterEach(() => act(() => root.unmount()))

function show(): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Workspace />))
}
function field(): HTMLTextAreaElement {
  const found = document.querySelector('textarea')
  if (!found) throw new Error('no field')
  return found
}
function type(text: string): void {
  act(() => shell.setText(text))
  field().setSelectionRange(text.length, text.length)
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(
    () =>
      void field().dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      ),
  )
const end = (result: RunResult) => act(() => void shell.hearEnd(result))

function enter(text: string, said = ''): void {
  type(text)
  press('Enter')
  act(() => {
    if (said !== '') shell.hearOutput('out', said)
  })
  end({ outcome: 'finished' })
}

test('a command and its answer stay to be read, and the field is empty again', () => {
  enter('2 + 3', '5\n')
  expect(asked).toEqual(['2 + 3'])
  expect(document.body.textContent).toContain('>>> 2 + 3\n5\n')
  expect(field().value).toBe('')
})

test('of a command that is not whole the field asks for the rest, as far in as it will stand', () => {
  type('for i in range(3):')
  press('Enter')
  end({ outcome: 'incomplete' })
  expect(field().value).toBe('for i in range(3):\n    ')
  expect(document.body.textContent).not.toContain('>>> for')
  enter('for i in range(3):\n    print(i)\n    ')
  expect(asked.at(-1)).toBe('for i in range(3):\n    print(i)\n')
  expect(document.body.textContent).toContain('>>> for i in range(3):\n...     print(i)\n')
})

test('arrows bring back what was entered, after a reload too', () => {
  enter('x = 1')
  enter('x')
  type('pri')
  press('ArrowUp')
  expect(field().value).toBe('x')
  press('ArrowUp')
  expect(field().value).toBe('x = 1')
  press('ArrowDown')
  press('ArrowDown')
  expect(field().value).toBe('pri')
  act(() => root.unmount())
  show()
  press('ArrowUp')
  expect(field().value).toBe('x')
})

test('what is being written is not lost by an Enter that adds a line, or one with nothing to do', () => {
  type('x = [')
  press('Enter', { shiftKey: true })
  type('  ')
  press('Enter')
  expect(asked).toEqual([])
})

test('an error is explained until the next command, and its traceback stays', () => {
  type('1 / 0')
  press('Enter')
  const error = {
    type: 'ZeroDivisionError',
    parents: [],
    message: 'division by zero',
    text: 'Traceback: ZeroDivisionError',
    code: '1 / 0',
  }
  end({ outcome: 'error', error })
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Nolga')
  enter('1')
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(document.body.textContent).toContain('Traceback: ZeroDivisionError\n>>> 1')
})

test.each([
  [{ outcome: 'stopped' } as const, 'stopped'],
  [{ outcome: 'stopped', isAnew: true } as const, 'anew'],
  [{ outcome: 'crashed', isAnew: true } as const, 'crashed'],
])('after %j it says so', (result, word) => {
  type('while True: pass\n')
  press('Enter')
  end(result)
  expect(document.querySelector('.code-lab-output-note')?.textContent).toBe(word)
})

test('lines are shown with the prompts of Python', () => {
  expect(prompted('if x:\n  y\n')).toBe('>>> if x:\n...   y\n')
  expect(continued('(1 +')).toBe('(1 +\n')
  expect(continued('if x:\n  if y: # izoh')).toBe('if x:\n  if y: # izoh\n      ')
})
