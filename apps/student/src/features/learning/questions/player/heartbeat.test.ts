import { describe, expect, test } from 'vitest'
import { Heartbeat, type Beat, type BeatReply } from './heartbeat.ts'

const networkDown = new TypeError('Failed to fetch')
const reply = (watched_s: number): BeatReply => ({
  watched_s,
  duration_s: 100,
  completed: watched_s >= 99,
  counted: true,
})

function heartbeatTo(answers: (() => Promise<BeatReply>)[]) {
  const sent: (Beat & { keepalive: boolean })[] = []
  const replies: BeatReply[] = []
  const refused: unknown[] = []
  const reopened: number[] = []
  const heartbeat = new Heartbeat({
    send: (beat, { keepalive }) => {
      sent.push({ ...beat, keepalive })
      return (answers.shift() ?? (() => Promise.resolve(reply(beat.position_s))))()
    },
    onReply: (each) => replies.push(each),
    onRefused: (error) => refused.push(error),
    isTransient: (error) => error === networkDown,
    reopen: () => {
      reopened.push(sent.length)
      return Promise.resolve()
    },
  })
  return { heartbeat, sent, replies, refused, reopened }
}

describe('heartbeat', () => {
  test('sends the position and the seconds played since the last one', async () => {
    const { heartbeat, sent } = heartbeatTo([])
    heartbeat.add(4, 4)
    heartbeat.add(6, 10)
    await heartbeat.beat()
    heartbeat.add(10, 20)
    await heartbeat.beat()
    expect(sent).toEqual([
      { position_s: 10, played_s: 10, keepalive: false },
      { position_s: 20, played_s: 10, keepalive: false },
    ])
  })

  test('what the network lost is part of the next beat', async () => {
    const { heartbeat, sent, replies } = heartbeatTo([() => Promise.reject(networkDown)])
    heartbeat.add(10, 10)
    await heartbeat.beat()
    expect(heartbeat.unsent_s).toBe(10)
    heartbeat.add(10, 20)
    await heartbeat.beat()
    expect(sent.at(-1)).toEqual({ position_s: 20, played_s: 20, keepalive: false })
    expect(heartbeat.unsent_s).toBe(0)
    expect(replies).toEqual([reply(20)])
  })

  test('seconds played while a request is under way are not lost when it fails', async () => {
    let fail = (_: unknown) => {}
    const { heartbeat, sent } = heartbeatTo([() => new Promise((_, reject) => (fail = reject))])
    heartbeat.add(10, 10)
    const first = heartbeat.beat()
    heartbeat.add(3, 13)
    fail(networkDown)
    await first
    await heartbeat.beat()
    expect(sent.at(-1)).toEqual({ position_s: 13, played_s: 13, keepalive: false })
  })

  test('a second beat waits for the first', async () => {
    let arrive = (_: BeatReply) => {}
    const { heartbeat, sent } = heartbeatTo([() => new Promise((resolve) => (arrive = resolve))])
    heartbeat.add(10, 10)
    const first = heartbeat.beat()
    heartbeat.add(5, 15)
    const second = heartbeat.beat()
    expect(sent).toHaveLength(1)
    arrive(reply(10))
    await Promise.all([first, second])
    expect(sent.at(-1)).toEqual({ position_s: 15, played_s: 5, keepalive: false })
  })

  test('a refusal is told and its seconds are dropped', async () => {
    const closed = new Error('lesson.closed')
    const { heartbeat, refused } = heartbeatTo([() => Promise.reject(closed)])
    heartbeat.add(10, 10)
    await heartbeat.beat()
    expect(refused).toEqual([closed])
    expect(heartbeat.unsent_s).toBe(0)
  })

  test('what the server credits only in parts is told until it has all of it', async () => {
    const credits = [30, 50, 60]
    const { heartbeat, sent } = heartbeatTo(
      credits.map((watched_s) => () => Promise.resolve(reply(watched_s))),
    )
    heartbeat.add(60, 60)
    for (const left of [30, 10, 0]) {
      await heartbeat.beat()
      expect([heartbeat.unsent_s, heartbeat.uncredited_s]).toEqual([0, left])
    }
    await heartbeat.beat()
    expect(sent.map(({ played_s }) => played_s)).toEqual([60, 30, 10])
  })

  test('watching a part again owes nothing', async () => {
    const { heartbeat } = heartbeatTo([() => Promise.resolve(reply(80))])
    heartbeat.add(10, 30)
    await heartbeat.beat()
    expect(heartbeat.uncredited_s).toBe(0)
  })

  test('a lesson the server takes for unopened is opened anew, and nothing is lost', async () => {
    const { heartbeat, sent, reopened } = heartbeatTo([
      () => Promise.resolve({ ...reply(20), counted: false }),
      () => Promise.reject(networkDown),
    ])
    heartbeat.add(10, 30)
    await heartbeat.beat()
    expect(reopened).toEqual([1])
    heartbeat.add(10, 40)
    await heartbeat.beat()
    await heartbeat.beat()
    expect(sent.map(({ played_s }) => played_s)).toEqual([10, 20, 20])
    expect(heartbeat.unsent_s + heartbeat.uncredited_s).toBe(0)
  })

  test('nothing played, nothing sent', async () => {
    const { heartbeat, sent } = heartbeatTo([])
    heartbeat.add(0, 0)
    await heartbeat.beat()
    heartbeat.farewell()
    expect(sent).toEqual([])
  })

  test('the farewell outlives the page', () => {
    const { heartbeat, sent } = heartbeatTo([])
    heartbeat.add(2, 12)
    heartbeat.farewell()
    expect(sent).toEqual([{ position_s: 12, played_s: 2, keepalive: true }])
  })
})
