import { Emitter } from '@qadam/delivery/emitter'

const met = new Emitter()
let isMet = false

/** A reply came that this version of the app cannot read: the server may be newer than a shell from the device. */
export function noteUnreadable(): void {
  isMet = true
  met.emit()
}

export const hasMetUnreadable = (): boolean => isMet
export const onUnreadable = met.subscribe
