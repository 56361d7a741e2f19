import { expect, test, vi } from 'vitest'
import { Emitter } from './emitter.ts'

test('each listener is told until it unsubscribes', () => {
  const emitter = new Emitter<[number]>()
  const one = vi.fn<(value: number) => void>()
  const other = vi.fn<(value: number) => void>()
  const unsubscribe = emitter.subscribe(one)
  emitter.subscribe(other)
  emitter.emit(1)
  unsubscribe()
  emitter.emit(2)
  expect([one.mock.calls, other.mock.calls]).toEqual([[[1]], [[1], [2]]])
})

test('a listener that throws is reported, and the next ones are told', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const emitter = new Emitter()
  const next = vi.fn<() => void>()
  emitter.subscribe(() => {
    throw new Error('broken')
  })
  emitter.subscribe(next)
  emitter.emit()
  expect([next.mock.calls.length, reported.mock.calls.length]).toEqual([1, 1])
  reported.mockRestore()
})

test('the same function twice is two subscriptions', () => {
  const emitter = new Emitter()
  const listener = vi.fn<() => void>()
  const unsubscribe = emitter.subscribe(listener)
  emitter.subscribe(listener)
  unsubscribe()
  emitter.emit()
  expect(listener).toHaveBeenCalledOnce()
})

test('one who unsubscribes another while all are told spares it', () => {
  const emitter = new Emitter()
  const spared = vi.fn<() => void>()
  let unsubscribe = () => {}
  emitter.subscribe(() => unsubscribe())
  unsubscribe = emitter.subscribe(spared)
  emitter.emit()
  expect(spared).not.toHaveBeenCalled()
})
