import { limits } from '@qadam/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EventLog, type LoggedEvent } from './event-log.ts'

const { send_s, sendFrom, batch, commentMaxLength } = limits.eventLog
let accountId: number | null
let sent: { names: string[]; keepalive: boolean }[]
let outcome: () => Promise<unknown>
let log: EventLog

beforeEach(() => {
  vi.useFakeTimers()
  accountId = 7
  sent = []
  outcome = () => Promise.resolve(null)
  log = new EventLog({
    send: (events: LoggedEvent[], keepalive) => {
      sent.push({ names: events.map((event) => event.comment ?? event.event_action), keepalive })
      return outcome()
    },
    accountId: () => accountId,
    now: () => new Date('2026-03-10T07:00:00Z'),
  })
})
afterEach(() => vi.useRealTimers())

const wait = (seconds: number = send_s) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('events wait fifteen seconds for one another and go together', async () => {
  log.log('lesson_opened', 'one')
  await wait(send_s - 1)
  log.log('video_paused', 'two')
  expect(sent).toEqual([])
  await wait(1)
  expect(sent).toEqual([{ names: ['one', 'two'], keepalive: false }])
  await wait(60)
  expect(sent).toHaveLength(1)
})

test('twenty go at once', () => {
  for (let count = 1; count < sendFrom; count += 1) log.log('hint_seen')
  expect(sent).toEqual([])
  log.log('hint_seen')
  expect(sent.map(({ names }) => names.length)).toEqual([20])
})

test('an event carries its moment and no more comment than the school takes', async () => {
  const send = vi.fn(() => Promise.resolve(null))
  const other = new EventLog({ send, accountId: () => 7, now: () => new Date('2026-03-10T07:00:00Z') })
  other.log('error_seen', 'x'.repeat(900))
  await other.flush()
  expect(send).toHaveBeenCalledWith(
    [{ event_action: 'error_seen', comment: 'x'.repeat(commentMaxLength), at: '2026-03-10T07:00:00.000Z' }],
    false,
  )
})

test('what fails is tried once more, then forgotten', async () => {
  outcome = () => Promise.reject(new Error('offline'))
  log.log('lesson_opened', 'one')
  await wait()
  log.log('video_paused', 'two')
  await wait()
  await wait()
  await wait(600)
  expect(sent.map(({ names }) => names)).toEqual([['one'], ['one', 'two'], ['two']])
})

test('a page that goes away sends at once, even while another batch is under way', async () => {
  outcome = () => new Promise(() => {})
  log.log('lesson_opened', 'one')
  void log.flush()
  log.log('test_left', 'two')
  void log.flush(true)
  expect(sent).toEqual([
    { names: ['one'], keepalive: false },
    { names: ['two'], keepalive: true },
  ])
})

test('nothing is kept or sent without a token', async () => {
  accountId = null
  log.log('lesson_opened')
  accountId = 7
  await wait()
  expect(sent).toEqual([])
})

test('what one student did is never sent with the token of another', async () => {
  log.log('lesson_opened', 'of seven')
  accountId = 8
  log.log('lesson_opened', 'of eight')
  await wait()
  expect(sent.map(({ names }) => names)).toEqual([['of eight']])
})

test('no batch is larger than the school takes', async () => {
  outcome = () => Promise.reject(new Error('offline'))
  for (let count = 0; count < batch + sendFrom; count += 1) log.log('hint_seen')
  await wait()
  await wait()
  expect(Math.max(...sent.map(({ names }) => names.length))).toBeLessThanOrEqual(batch)
})
