import { expect, test } from 'vitest'
import { closeBeside } from './close-beside.ts'

class FakeDialog extends EventTarget {
  closed = 0
  close(): void {
    this.closed += 1
  }
}

/** What happens in the dialog comes up to it with the part it happened in. */
function happen(dialog: FakeDialog, type: string, target: EventTarget): void {
  const event = new Event(type)
  Object.defineProperty(event, 'target', { value: target })
  dialog.dispatchEvent(event)
}

test('a press beside a dialog closes it where the browser would not', () => {
  const dialog = new FakeDialog()
  const undo = closeBeside(dialog)
  happen(dialog, 'pointerdown', dialog)
  happen(dialog, 'click', dialog)
  expect(dialog.closed).toBe(1)
  undo()
  happen(dialog, 'pointerdown', dialog)
  happen(dialog, 'click', dialog)
  expect(dialog.closed).toBe(1)
})

test('a press in it, also one that is let go beside it, does not', () => {
  const dialog = new FakeDialog()
  const inside = new EventTarget()
  closeBeside(dialog)
  happen(dialog, 'pointerdown', inside)
  happen(dialog, 'click', inside)
  happen(dialog, 'pointerdown', inside)
  happen(dialog, 'click', dialog)
  expect(dialog.closed).toBe(0)
})

test('a browser that closes it by itself is left to do so', () => {
  const dialog = Object.assign(new FakeDialog(), { closedBy: 'any' })
  closeBeside(dialog)
  happen(dialog, 'pointerdown', dialog)
  happen(dialog, 'click', dialog)
  expect(dialog.closed).toBe(0)
})
