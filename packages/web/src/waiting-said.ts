import { Emitter } from '@qadam/delivery/emitter'

/**
 * What the head of the screen says of the work that waits on this device; empty where nothing does. It stands apart
 * from what puts it into words, which comes with the queues and so is there before the connection goes.
 */
const changed = new Emitter()
let said = ''

export const onWaitingSaid = changed.subscribe
export const waitingSaid = (): string => said

export function sayWaiting(text: string): void {
  if (text === said) return
  said = text
  changed.emit()
}
