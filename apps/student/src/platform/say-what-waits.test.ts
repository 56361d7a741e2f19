import { waitingList } from '@qadam/delivery/waiting'
import { waitingSaid } from '@qadam/web/waiting-said'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, startI18n } from './i18n/start.ts'
import { session } from './session.ts'
import './say-what-waits.ts'
import { userFixture } from '@qadam/web/user-fixture'

const online = vi.spyOn(navigator, 'onLine', 'get')
const connect = (isOnline: boolean) => {
  online.mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
const note = (owner: number, count: number) =>
  waitingList.note(`answers.${owner}`, {
    owner,
    what: 'answers',
    count,
    since: new Date().toISOString(),
    isKept: true,
  })

beforeEach(async () => {
  vi.useFakeTimers()
  await startI18n()
  connect(true)
  session.start(userFixture({ id: 7, token: 'token' }), false)
})
afterEach(async () => {
  for (const owner of [7, 8]) waitingList.note(`answers.${owner}`, undefined)
  await setLanguage('uz')
  session.logout()
  vi.useRealTimers()
})

test('what waits is said once the connection is gone, in the language that is chosen, until it has left', async () => {
  note(7, 2)
  expect(waitingSaid()).toBe('')
  connect(false)
  expect(waitingSaid()).toMatch(/^2.ta javob .* Internetga ulaning/)
  await setLanguage('ru')
  expect(waitingSaid()).toMatch(/^2.ответа ждут/)
  note(7, 1)
  expect(waitingSaid()).toMatch(/^1.ответ ждёт/)
  waitingList.note('answers.7', undefined)
  expect(waitingSaid()).toBe('')
})

test('with a connection it is said only once it takes long', async () => {
  note(7, 1)
  await vi.advanceTimersByTimeAsync(9000)
  expect(waitingSaid()).toBe('')
  await vi.advanceTimersByTimeAsync(1500)
  expect(waitingSaid()).toMatch(/Biroz kuting/)
})

test('what waits of another student is told to nobody else', () => {
  connect(false)
  note(8, 1)
  expect(waitingSaid()).toBe('')
  session.start(userFixture({ id: 8, token: 'other' }), false)
  expect(waitingSaid()).toMatch(/^1.ta javob/)
  session.logout()
  expect(waitingSaid()).toBe('')
})
