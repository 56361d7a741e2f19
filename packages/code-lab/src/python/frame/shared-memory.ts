import type { TurtleEvent } from './protocol.ts'

/** Memory that the frame and a worker share: [what the frame says, length of the answer], Python's interrupt flag, the answer, the events. */
export const HEAD_BYTES = 16
export const ANSWER_BYTES = 1 << 16
// A ring: how many were written, how many read, then three numbers each.
const EVENTS_AT = HEAD_BYTES + ANSWER_BYTES
const EVENTS = 64
export const SHARED_BYTES = EVENTS_AT + 4 * (2 + 3 * EVENTS)

/** The frame's side: a program that is too far behind would not want it. */
export function writeEvent(shared: SharedArrayBuffer, event: TurtleEvent): void {
  const ring = new Int32Array(shared, EVENTS_AT)
  const written = Atomics.load(ring, 0)
  if (written - Atomics.load(ring, 1) >= EVENTS) return
  ring.set(event, 2 + 3 * (written % EVENTS))
  Atomics.store(ring, 0, written + 1)
}

/** The worker's side: what was written since. */
export function readEvents(shared: SharedArrayBuffer): TurtleEvent[] {
  const ring = new Int32Array(shared, EVENTS_AT)
  const [written, read] = [Atomics.load(ring, 0), Atomics.load(ring, 1)]
  const events: TurtleEvent[] = []
  for (let at = read; at < written; at += 1) {
    const [kind = 0, first = 0, second = 0] = ring.slice(2 + 3 * (at % EVENTS), 5 + 3 * (at % EVENTS))
    events.push([kind as TurtleEvent[0], first, second]) // as it was written above
  }
  Atomics.store(ring, 1, written)
  return events
}
