import { expect, test } from 'vitest'
import { withLock, type Locks } from './cross-tab-lock.ts'

const noted: string[] = []
const run = (name: string, gate?: Promise<void>) => async () => {
  noted.push(`${name} begins`)
  await gate
  noted.push(`${name} ends`)
}
const taken = () => noted.splice(0)

test.each<[string, Locks | undefined]>([
  ['the browser’s locks', navigator.locks],
  ['none', undefined],
])('with %s one runs at a time, in the order they asked; other names do not wait', async (_, locks) => {
  const gate = Promise.withResolvers<void>()
  const first = withLock('a', run('one', gate.promise), locks)
  const second = withLock('a', run('two'), locks)
  await withLock('b', run('other'), locks)
  expect(taken()).toEqual(['one begins', 'other begins', 'other ends'])
  gate.resolve()
  await Promise.all([first, second])
  expect(taken()).toEqual(['one ends', 'two begins', 'two ends'])
})

test.each<[string, Locks | undefined]>([
  ['the browser’s locks', navigator.locks],
  ['none', undefined],
])('with %s work that fails is told to its caller, and the next one runs', async (_, locks) => {
  const failing = withLock('a', () => Promise.reject(new Error('broken')), locks)
  const next = withLock('a', run('next'), locks)
  await expect(failing).rejects.toThrow('broken')
  await next
  expect(taken()).toEqual(['next begins', 'next ends'])
})

test('a browser that refuses its locks still takes turns within the page', async () => {
  const refusing: Locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  const gate = Promise.withResolvers<void>()
  const first = withLock('a', run('one', gate.promise), refusing)
  const second = withLock('a', run('two'), refusing)
  gate.resolve()
  await Promise.all([first, second])
  expect(taken()).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('work that failed under the lock is not done a second time', async () => {
  let times = 0
  const failing = withLock(
    'a',
    () => {
      times += 1
      return Promise.reject(new DOMException('network', 'AbortError'))
    },
    navigator.locks,
  )
  await expect(failing).rejects.toThrow('network')
  expect(times).toBe(1)
})
