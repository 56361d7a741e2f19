import { expect, test } from 'vitest'
import type { TurtleEvent } from './protocol.ts'
import { readEvents, SHARED_BYTES, writeEvent } from './shared-memory.ts'

const event = (number: number): TurtleEvent => [1, number, 5 - number]

test('events come out as they went in, once, however many came before', () => {
  const shared = new SharedArrayBuffer(SHARED_BYTES)
  for (let round = 0; round < 50; round += 1) {
    const events = [event(round), event(round + 1), event(round + 2)]
    for (const each of events) writeEvent(shared, each)
    expect(readEvents(shared)).toEqual(events)
  }
  expect(readEvents(shared)).toEqual([])
})

test('what a program that does not look can’t hold is dropped, the first is kept', () => {
  const shared = new SharedArrayBuffer(SHARED_BYTES)
  for (let number = 0; number < 200; number += 1) writeEvent(shared, event(number))
  const read = readEvents(shared)
  expect([read.length, read[0], read.at(-1)]).toEqual([64, event(0), event(63)])
  writeEvent(shared, event(7))
  expect(readEvents(shared)).toEqual([event(7)])
})
