import { Emitter } from '@qadam/delivery/emitter'

/**
 * The line at the head of the screen on what waits on this device; empty where nothing does. Apart from its wording,
 * which loads with the queues and so is there before the connection is lost.
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
