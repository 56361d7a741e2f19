import { afterEach, expect, test, vi } from 'vitest'
import { openTabChannel } from './tab-channel.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const numbers = (data: unknown) => (typeof data === 'number' ? data : undefined)

test('what is said is heard in the other tabs until they stop; what is not a message is dropped', async () => {
  const one = openTabChannel('numbers', numbers)
  const other = openTabChannel('numbers', numbers)
  const heard: number[] = []
  const unsubscribe = other.listen((value) => heard.push(value))
  const stranger = new BroadcastChannel('numbers')
  stranger.postMessage('not a number')
  one.say(1)
  await vi.waitFor(() => expect(heard).toEqual([1]))
  unsubscribe()
  one.say(2)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heard).toEqual([1])
  for (const channel of [one, other, stranger]) channel.close()
})

test('what comes after it was closed is told to nobody', () => {
  const channel = openTabChannel('numbers', numbers)
  channel.close()
  expect(() => channel.say(1)).not.toThrow()
})

test('a browser that cannot join its tabs is silent', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const channel = openTabChannel('numbers', numbers)
  channel.listen(() => undefined)()
  channel.say(1)
  channel.close()
})
