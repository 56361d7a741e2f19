import type { HelperReply } from '@qadam/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../platform/call-error.ts'
import type { HelperListening } from './helper-call.ts'
import { canAskRung, HelperTalk, type Asks } from './helper-talk.ts'

const answer: HelperReply = {
  reply: 'Sikl **kerak**.',
  html: '<p>Sikl <strong>kerak</strong>.</p>',
  answered_by: 'model',
  level: null,
  left_today: 3,
}

let heard: { asks: Asks; listening: HelperListening; end: (reply: HelperReply | null) => void }[]
let load: () => Promise<Awaited<ReturnType<ConstructorParameters<typeof HelperTalk>[0]['load']>>>
let talk: HelperTalk

beforeEach(async () => {
  heard = []
  load = () => Promise.resolve({ messages: [], left_today: 4, answered_by: 'model' as const })
  talk = new HelperTalk({
    load: () => load(),
    ask: (asks, listening) => new Promise((end) => heard.push({ asks, listening, end })),
    now: () => new Date('2026-03-10T07:00:00Z'),
  })
  await talk.load()
})

/** The only question under way. */
const asked = () => {
  const last = heard.at(-1)
  if (!last) throw new Error('nothing was asked')
  return last
}

describe('a question', () => {
  test('shows what comes, then the whole answer', async () => {
    const done = talk.ask({ message: 'Qanday?' })
    asked().listening.onPiece('Sikl ')
    asked().listening.onPiece('**kerak**.')
    expect(talk.get().pending).toEqual({ asks: { message: 'Qanday?' }, text: 'Sikl **kerak**.' })
    asked().end(answer)
    expect(await done).toBe(true)
    expect(talk.get()).toMatchObject({ pending: undefined, leftToday: 3 })
    expect(talk.get().messages).toMatchObject([
      { role: 'user', content: 'Qanday?' },
      { role: 'assistant', html: answer.html },
    ])
  })

  test('while another is answered is not asked', async () => {
    void talk.ask({ message: 'bir' })
    expect(await talk.ask({ message: 'ikki' })).toBe(false)
    expect(heard).toHaveLength(1)
  })

  test('that fails says why, counts as the server says, and leaves no message', async () => {
    const done = talk.ask({ message: 'Salom' })
    const error = new CallError({
      code: 'helper.unavailable',
      status: 503,
      message: 'Keyinroq',
      details: { left_today: 4 },
    })
    asked().listening.onFailure(error)
    asked().end(null)
    expect(await done).toBe(false)
    expect(talk.get()).toMatchObject({ failure: { error }, leftToday: 4, messages: [], pending: undefined })
    talk.dismissFailure()
    expect(talk.get().failure).toBeUndefined()
  })

  test('that is stopped in the middle keeps what came; before the first letter it was never asked', async () => {
    const first = talk.ask({ message: 'bir' })
    talk.stop()
    expect(asked().listening.signal.aborted).toBe(true)
    asked().end(null)
    expect(await first).toBe(false)
    expect(talk.get()).toMatchObject({ messages: [], failure: undefined, leftToday: 4 })
    const second = talk.ask({ message: 'ikki' })
    asked().listening.onPiece('Avval ')
    talk.stop()
    asked().end(null)
    expect(await second).toBe(true)
    expect(talk.get().messages.map(({ content }) => content)).toEqual(['ikki', 'Avval …'])
    expect(talk.get().leftToday).toBe(3)
  })
})

describe('the ladder', () => {
  test('opens rung by rung, from what was said before', async () => {
    expect([1, 2, 3].map((rung) => canAskRung(rung, talk.rung))).toEqual([true, false, false])
    for (const level of [1, 2, 3]) {
      const done = talk.ask({ retry: level > 1 })
      asked().end({ ...answer, level })
      await done
      expect(talk.rung).toBe(level)
    }
    expect([1, 2, 3].map((rung) => canAskRung(rung, 1))).toEqual([true, true, false])
    expect([1, 2, 3].map((rung) => canAskRung(rung, 3))).toEqual([true, false, true])
  })
})

test('a talk that cannot be loaded says so, and loads when asked again', async () => {
  const error = new CallError({ code: 'network', status: 0, message: '' })
  load = vi.fn(() => Promise.reject(error))
  await talk.load()
  expect(talk.get()).toMatchObject({ phase: 'failed', error })
  load = () => Promise.resolve({ messages: [], left_today: 1, answered_by: 'built_in' as const })
  await talk.load()
  expect(talk.get()).toMatchObject({ phase: 'open', leftToday: 1, answeredBy: 'built_in' })
})
