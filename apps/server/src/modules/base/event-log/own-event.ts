import { eventNames, limits, otherEvent } from '@qadam/contract'

const { commentMaxLength, nameMaxLength } = limits.eventLog

const ours: ReadonlySet<string> = new Set(eventNames)

/** Whether a name is of the list that the course team knows. */
export function isKnownEvent(name: string): boolean {
  return ours.has(name)
}

/** A name as it is kept: those of the list as they are, what other clients call theirs cut. */
export function eventName(sent: string): string {
  return cut(sent, nameMaxLength) || otherEvent
}

/** A comment as it is kept; null for none. */
export function eventComment(sent: string | undefined): string | null {
  return cut(sent ?? '', commentMaxLength) || null
}

function cut(text: string, length: number): string {
  return text.trim().slice(0, length).toWellFormed()
}
