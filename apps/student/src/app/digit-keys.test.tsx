import { Choice, ChoiceGroup } from '@qadam/ui/choice'
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'

let root: Root
afterEach(() => root.unmount())

function pressDigit(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/** A question whose view has just loaded: its key is pressed before the browser has drawn anything. */
function JustAppeared({ kind }: { kind: 'single' | 'multiple' }): ReactNode {
  const [picked, setPicked] = useState(false)
  useLayoutEffect(() => queueMicrotask(() => pressDigit('1')), [])
  return (
    <ChoiceGroup kind={kind} label="x">
      <Choice kind={kind} index={0} checked={picked} onSelect={() => setPicked(!picked)}>
        a
      </Choice>
    </ChoiceGroup>
  )
}

test.each(['single', 'multiple'] as const)(
  'a digit pressed as soon as a %s choice is there picks it',
  async (kind) => {
    document.body.innerHTML = '<div></div>'
    root = createRoot(document.body.firstElementChild ?? document.body)
    // As React shows what had to load first.
    startTransition(() => root.render(<JustAppeared kind={kind} />))
    const choice = () => document.querySelector('[data-choice]')
    await vi.waitFor(() => expect(choice()).not.toBeNull())
    await vi.waitFor(() => expect(choice()?.getAttribute('aria-checked')).toBe('true'))
  },
)

test.each([
  ['an open dialog', '<div role="alertdialog"></div>', 'false'],
  ['a dialog that fades out', '<div role="alertdialog" data-closed=""></div>', 'true'],
])('below %s a digit picks accordingly', async (_name, dialog, checked) => {
  document.body.innerHTML = `<div></div>${dialog}`
  root = createRoot(document.body.firstElementChild ?? document.body)
  root.render(<JustAppeared kind="single" />)
  await vi.waitFor(() => expect(document.querySelector('[data-choice]')).not.toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.querySelector('[data-choice]')?.getAttribute('aria-checked')).toBe(checked)
})
