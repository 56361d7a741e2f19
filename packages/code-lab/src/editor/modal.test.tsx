// @vitest-environment happy-dom
import { useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Confirm } from './modal.tsx'

let root: Root
// The first import of all that a dialog is made of takes its time on a busy machine.
beforeAll(async () => await import('./dialog-parts.ts'), 60_000)
afterEach(() => root.unmount())

const waitFor = async <Found,>(query: () => Found): Promise<Found> => await vi.waitFor(query, 20_000)

function Asking({ onConfirm }: { onConfirm: () => void }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" id="ask" onClick={() => setOpen(true)}>
        ask
      </button>
      <Confirm
        title="Delete main.py?"
        text="It is gone then."
        confirmLabel="Delete"
        cancelLabel="Keep"
        isOpen={isOpen}
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)

async function ask(onConfirm: () => void): Promise<HTMLElement> {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  root.render(<Asking onConfirm={onConfirm} />)
  await waitFor(() => expect(button('ask')).toBeDefined())
  const opener = button('ask')
  opener?.focus()
  opener?.click()
  return await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=alertdialog]')
    if (!found) throw new Error('not open yet')
    return found
  })
}

test('a question opens with its safe answer under the fingers and gives the focus back', async () => {
  const onConfirm = vi.fn()
  const dialog = await ask(onConfirm)
  expect(dialog.textContent).toContain('Delete main.py?')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep'))
  button('Keep')?.click()
  await waitFor(() => expect(document.activeElement?.id).toBe('ask'))
  expect(onConfirm).not.toHaveBeenCalled()
})
