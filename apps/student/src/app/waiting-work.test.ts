import { afterEach, expect, test, vi } from 'vitest'
import { sayWaiting } from '@qadam/web/waiting-said'
import { noteWaitingWork } from '../features/learning/practice/waiting-work.ts'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { followWaitingWork } from './waiting-work.ts'

let stop = () => {}
afterEach(() => {
  stop()
  session.logout()
  localStorage.clear()
})

test('nothing is loaded where nothing waits', () => {
  session.start(userFixture({ id: 1, token: 'token' }), false)
  const begin = vi.fn(async () => undefined)
  stop = followWaitingWork(begin)
  expect(begin).not.toHaveBeenCalled()
})

test('work that waits is gone on with at the start, once', () => {
  session.start(userFixture({ id: 1, token: 'token' }), false)
  noteWaitingWork(1, true)
  const begin = vi.fn(async () => undefined)
  stop = followWaitingWork(begin)
  window.dispatchEvent(new Event('online'))
  expect(begin.mock.calls).toEqual([[1]])
})

test('work of another account is left alone until that one signs in', () => {
  noteWaitingWork(2, true)
  const begin = vi.fn(async () => undefined)
  stop = followWaitingWork(begin)
  session.start(userFixture({ id: 1, token: 'token' }), false)
  expect(begin).not.toHaveBeenCalled()
  session.logout()
  session.start(userFixture({ id: 2, token: 'other' }), false)
  expect(begin.mock.calls).toEqual([[2]])
})

test('code that did not load is asked for again when the connection returns', async () => {
  session.start(userFixture({ id: 1, token: 'token' }), false)
  noteWaitingWork(1, true)
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const begin = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('offline'))
  stop = followWaitingWork(begin)
  await Promise.resolve()
  await Promise.resolve()
  window.dispatchEvent(new Event('online'))
  expect(begin).toHaveBeenCalledTimes(2)
  warned.mockRestore()
})

test('a page that was opened offline begins too: the banner says what waits, on every screen', () => {
  session.start(userFixture({ id: 1, token: 'token' }), false)
  noteWaitingWork(1, true)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const begin = vi.fn(async () => undefined)
  stop = followWaitingWork(begin)
  expect(begin.mock.calls).toEqual([[1]])
  online.mockRestore()
})

test('where the connection is lost nothing is asked for until it returns', () => {
  session.start(userFixture({ id: 1, token: 'token' }), false)
  const begin = vi.fn(async () => undefined)
  stop = followWaitingWork(begin)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  noteWaitingWork(1, true)
  sayWaiting('1 ta ish kutmoqda')
  sayWaiting('')
  expect(begin).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(begin.mock.calls).toEqual([[1]])
  online.mockRestore()
})

test('answers alone are enough to begin with', () => {
  session.start(userFixture({ id: 1, token: 'token' }), false)
  localStorage.setItem('qadam.outbox.1', '[{}]')
  const begin = vi.fn(async () => undefined)
  stop = followWaitingWork(begin)
  expect(begin.mock.calls).toEqual([[1]])
})

test('what waits since just now is begun with too', () => {
  session.start(userFixture({ id: 1, token: 'token' }), false)
  const begin = vi.fn(async () => undefined)
  stop = followWaitingWork(begin)
  noteWaitingWork(1, true)
  sayWaiting('1 ta ish kutmoqda')
  expect(begin.mock.calls).toEqual([[1]])
  sayWaiting('')
})
