import type { AddressInfo } from 'node:net'
import { limits } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventsOf, HelpedSchool } from '../../../../test/helped-school.ts'
import type { StubMode } from '../../../../test/helper-stub.ts'

let helped: HelpedSchool
beforeAll(async () => {
  helped = await HelpedSchool.start()
})
beforeEach(async () => {
  await helped.renew()
})
afterAll(async () => await helped.close())

/** What fails by its silence alone: all others are waited for, however busy the machine is. */
const silences: ReadonlySet<StubMode> = new Set(['silent', 'keeps_alive_only', 'held'])

function fail(mode: StubMode): void {
  helped.stub.mode = mode
  if (silences.has(mode)) helped.patience.silence_ms = 400
}

describe('an endpoint that fails', () => {
  const failing: StubMode[] = [
    'silent',
    'keeps_alive_only',
    'huge_line',
    'huge_plain',
    'broken_json',
    'unknown_shape',
    'breaks_off_at_once',
    'hangs_up',
    'empty',
    'html',
    'rate_limited',
    'rate_limited_for_long',
    'server_error',
    'not_allowed',
    'redirects',
  ]

  /** What is logged, where another reason would hide that a guard is gone. */
  const reasons: Partial<Record<StubMode, RegExp>> = {
    silent: /in time/,
    keeps_alive_only: /in time/,
    huge_line: /without end/,
    huge_plain: /without end/,
    html: /no JSON/,
    not_allowed: /401/,
  }

  test.each(failing)('by %s is told kindly, costs nothing and keeps nothing', async (mode) => {
    fail(mode)
    const reply = await helped.ask('Salom?')
    expect([reply.status, reply.code]).toEqual([503, 'helper.unavailable'])
    expect(reply.error?.message).toContain('Yordamchi hozir javob bera olmayapti')
    expect(reply.error).toMatchObject({ left_today: 5 })
    expect(JSON.stringify([reply.body, helped.warnings])).not.toMatch(/secret-key|127\.0\.0\.1/)
    expect(helped.warnings).toEqual([expect.stringMatching(reasons[mode] ?? /./)])
    const streamed = await helped.streamed({ message: '?' }, {})
    expect([streamed.status, streamed.code]).toEqual([503, 'helper.unavailable'])
    expect(await helped.talk()).toMatchObject({ messages: [], left_today: 5 })
  })

  test.each<StubMode>(['breaks_off', 'broken_event', 'held'])(
    'in the middle by %s keeps what came, says that it broke off, and does not count',
    async (mode) => {
      fail(mode)
      const events = eventsOf((await helped.streamed({ message: '?' }, {})).text)
      // No retry once the model has begun to answer.
      expect(helped.stub.requests).toHaveLength(1)
      const shown = events
        .flatMap(({ text = '' }) => text)
        .join('')
        .trim()
      const { messages, left_today } = await helped.talk()
      expect(left_today).toBe(5)
      if (shown === '') {
        expect(mode).toBe('broken_event')
        expect(events.at(-1)).toMatchObject({ type: 'error', error: { code: 'helper.unavailable' } })
        expect(messages).toEqual([])
        return
      }
      const reply = `${shown} …\n\n_Javob shu yerda uzilib qoldi. Qolganini bilish uchun yana soʻrang: bu savol hisobga olinmadi._`
      expect(events.at(-1)).toMatchObject({ type: 'done', data: { reply, left_today: 5 } })
      expect(messages[1]?.content).toBe(reply)
      // Who wants the whole gets the same.
      expect((await helped.ask('?')).body).toMatchObject({ data: { reply, left_today: 5 } })
    },
  )

  test('in drops that never end is given up', async () => {
    helped.stub.mode = 'drips'
    helped.patience.total_ms = 1000
    const events = eventsOf((await helped.streamed({ message: '?' })).text)
    expect(events[0]?.type).toBe('token')
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      data: { reply: expect.stringMatching(/ …\n\n_Javob shu yerda uzilib/), left_today: 5 },
    })
    expect(await helped.talk()).toMatchObject({ left_today: 5 })
  })

  test.each<StubMode>(['server_error', 'hangs_up', 'rate_limited', 'breaks_off_at_once'])(
    'once, by %s, is asked once more',
    async (mode) => {
      helped.stub.next = [mode]
      expect((await helped.ask('?')).body).toMatchObject({
        data: { reply: helped.stub.reply, left_today: 4 },
      })
      expect(helped.stub.requests).toHaveLength(2)
    },
  )

  test('to stop is cut short', async () => {
    helped.stub.mode = 'never_ending'
    const reply = await helped.ask('?')
    expect(reply.status).toBe(200)
    const { messages } = await helped.talk()
    expect(messages[1]?.content.length).toBeGreaterThan(limits.helper.replyMaxLength / 2)
    expect(messages[1]?.content.length).toBeLessThanOrEqual(limits.helper.replyMaxLength)
    await expect.poll(() => helped.stub.aborted).toBeGreaterThan(0)
  })
})

describe('a helped.student who leaves', () => {
  test.each([
    ['before the first letter', 'silent', 0],
    ['in the middle', 'held', 2],
  ] as const)('%s ends the request to the model', async (_, mode, stored) => {
    helped.stub.mode = mode
    const before = helped.stub.aborted
    await helped.school.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined)
    const [address] = helped.school.app.addresses() as AddressInfo[] // it listens on a port
    const leaving = new AbortController()
    const [payload, type] = helped.form({ message: 'Salom' })
    const reply = fetch(`http://127.0.0.1:${address?.port}/api/student?action=yordamchi_ai`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-student-auth': helped.student.token, accept: 'text/event-stream' },
      body: new Uint8Array(payload),
      signal: leaving.signal,
    })
    if (mode === 'held') {
      const reader = (await reply).body?.getReader()
      await reader?.read()
      leaving.abort()
    } else {
      await expect.poll(() => helped.stub.requests.length).toBe(1)
      leaving.abort()
      await expect(reply).rejects.toThrow()
    }
    await expect.poll(() => helped.stub.aborted).toBe(before + 1)
    await expect.poll(async () => await helped.talk()).toMatchObject({ left_today: stored === 0 ? 5 : 4 })
    expect((await helped.talk()).messages).toHaveLength(stored)
  })
})

test('a hint that is asked for right after a stop knows what was said before it', async () => {
  helped.stub.mode = 'held'
  await helped.school.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined)
  const [address] = helped.school.app.addresses() as AddressInfo[] // it listens on a port
  const leaving = new AbortController()
  const [payload, type] = helped.form({ retry: '0' })
  const reply = await fetch(`http://127.0.0.1:${address?.port}/api/student?action=new_yordamchi_ai`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-student-auth': helped.student.token, accept: 'text/event-stream' },
    body: new Uint8Array(payload),
    signal: leaving.signal,
  })
  await reply.body?.getReader().read()
  leaving.abort()
  helped.stub.mode = 'stream'
  expect(await helped.hint(true)).toMatchObject({ level: 2 })
  expect(helped.sent().map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
})

describe('the daily limit', () => {
  test('holds for many questions at once, and begins anew with the school’s day', async () => {
    const replies = await Promise.all(Array.from({ length: 9 }, (_, index) => helped.ask(`Savol ${index}`)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = replies.filter(({ code }) => code === 'helper.limit_reached')
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429])
    expect(await helped.talk()).toMatchObject({ left_today: 0 })
    helped.school.clock.advance(24 * 3600)
    const later = await helped.school.signIn((await phoneOf(helped.student.id)) ?? '')
    expect(
      (await helped.school.call('yordamchi_ai', { question_id: helped.project, message: '?' }, later)).status,
    ).toBe(200)
  })
})

async function phoneOf(id: number): Promise<string | null> {
  const row = await helped.school.db
    .selectFrom('people')
    .select('phone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.phone
}
