import { act, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

let root: Root
let go: (value: string | undefined) => void
const asked = vi.fn<(words: string | undefined) => void>()
/** How long the address takes to hold what was searched for. */
let late_ms = 0

function Panel({ first }: { first: string | undefined }) {
  const [value, setValue] = useState(first)
  useEffect(() => {
    go = setValue
  }, [])
  return (
    <SearchField
      label="Name"
      value={value}
      onSearch={(words) => {
        asked(words)
        setTimeout(() => setValue(words), late_ms)
      }}
    />
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked.mockClear()
  late_ms = 20
  document.body.innerHTML = '<form></form>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const during = (what: () => unknown): void =>
  act(() => {
    what()
  })
const show = (first?: string) => during(() => root.render(<Panel first={first} />))
const field = (): HTMLInputElement => document.querySelector('input') ?? expect.fail('there is no field')
const pass = (ms: number) => during(() => vi.advanceTimersByTime(ms))
const setText = (text: string, caret: number): void => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field(), text)
  field().setSelectionRange(caret, caret)
}
/** Types at the caret, letter by letter, as somebody who needs 80 ms for each. */
function type(letters: string): void {
  for (const letter of letters) {
    const { value, selectionStart } = field()
    const caret = selectionStart ?? value.length
    during(() => {
      setText(value.slice(0, caret) + letter + value.slice(caret), caret + 1)
      field().dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    pass(80)
  }
}
function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  during(() => field().dispatchEvent(event))
  return event
}

test('letters typed within a word stay together, and are one search once the typing pauses', () => {
  show('karimov')
  field().setSelectionRange(3, 3)
  type('XYZ')
  expect(field().value).toBe('karXYZimov')
  expect(asked).not.toHaveBeenCalled()
  pass(1000)
  expect(asked.mock.calls).toEqual([['karXYZimov']])
  expect(field().value).toBe('karXYZimov')
  expect(field().selectionStart).toBe(6)
})

test('an address that follows late neither takes letters back nor moves the caret', () => {
  late_ms = 700
  show()
  type('kar')
  pass(300)
  type('im')
  pass(300)
  // The address says 'kar' in the middle of the next word.
  field().setSelectionRange(1, 1)
  type('XXXX')
  expect(field().value).toBe('kXXXXarim')
  expect(field().selectionStart).toBe(5)
  pass(2000)
  expect(asked.mock.calls).toEqual([['kar'], ['karim'], ['kXXXXarim']])
  expect(field().value).toBe('kXXXXarim')
})

test('Enter searches at once and sends no form, Escape clears at once, and a second one is not the field’s', () => {
  show()
  type('ali')
  expect(press('Enter').defaultPrevented).toBe(true)
  expect(asked.mock.calls).toEqual([['ali']])
  pass(1000)
  press('Enter')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(press('Escape').defaultPrevented).toBe(true)
  expect(field().value).toBe('')
  expect(asked.mock.calls).toEqual([['ali'], [undefined]])
  pass(1000)
  expect(press('Escape').defaultPrevented).toBe(false)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('spaces around the words are no search of their own', () => {
  show('ali')
  field().setSelectionRange(3, 3)
  type(' ')
  pass(1000)
  expect(asked).not.toHaveBeenCalled()
  expect(field().value).toBe('ali ')
  type('v')
  pass(1000)
  expect(asked.mock.calls).toEqual([['ali v']])
})

test('the way back and a press of "clear" change the field, but not while it is typed into', () => {
  show('ali')
  during(() => go('vali'))
  expect(field().value).toBe('vali')
  during(() => go(undefined))
  expect(field().value).toBe('')
  type('kar')
  during(() => go('ali'))
  expect(field().value).toBe('kar')
  pass(1000)
  expect(asked.mock.calls).toEqual([['kar']])
  // Back to what was searched for before is no echo of it.
  during(() => go('ali'))
  during(() => go('kar'))
  during(() => go(undefined))
  expect(field().value).toBe('')
})

test('a way back that overtakes the address holds', () => {
  late_ms = 60_000
  show('ali')
  field().setSelectionRange(3, 3)
  type('sh')
  pass(300)
  during(() => go(undefined))
  expect(field().value).toBe('')
  during(() => go('ali'))
  expect(field().value).toBe('ali')
})

test('what an input method composes is not disturbed, nor are the keys taken by which it is composed', () => {
  show()
  during(() => field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
  type('salom')
  expect(press('Enter', { isComposing: true }).defaultPrevented).toBe(false)
  expect(press('Escape', { isComposing: true }).defaultPrevented).toBe(false)
  expect(asked).not.toHaveBeenCalled()
  // Phones compose every word until the space behind it: it is searched for all the same.
  pass(1000)
  expect(asked.mock.calls).toEqual([['salom']])
  during(() => go('vali'))
  expect(field().value).toBe('salom')
  during(() => field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })))
  during(() => go(undefined))
  expect(field().value).toBe('')
})

test('what was typed is searched for by nobody who has left', () => {
  show()
  type('ali')
  during(() => root.render(null))
  pass(1000)
  expect(asked).not.toHaveBeenCalled()
})
