// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<form></form>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

test('a button that works or is disabled under the focus keeps it, and answers nothing until it is done', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('form')?.addEventListener('submit', onSubmit)
  const show = (parts: { loading?: boolean; disabled?: boolean }) =>
    act(() =>
      root.render(
        <Button type="submit" onClick={onClick} {...parts}>
          Save
        </Button>,
      ),
    )
  show({})
  const button = document.querySelector('button')
  const press = () => act(() => button?.click())
  act(() => button?.focus())
  press()
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  for (const off of [{ loading: true }, { disabled: true }]) {
    show(off)
    press()
    expect(document.activeElement).toBe(button)
    expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  }
  // Once the focus is elsewhere the browser may know it: a form is not sent by Enter in one of its fields.
  act(() => button?.blur())
  expect(button?.disabled).toBe(true)
  // A dialog that asked first gives the focus back to a button that works by then.
  show({ loading: true })
  press()
  expect([button?.disabled, onClick.mock.calls.length]).toEqual([false, 1])
  show({})
  press()
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([2, 2])
})
