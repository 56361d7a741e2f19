import type { RecallSession, RecallVerdict, TryResult } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { tryOf } from '../attempts/attempt-fixtures.ts'
import type { CardAnswer } from './recall-outbox.ts'
import { sessionOf } from './recall-fixtures.ts'
import type { RecallRun } from './recall-run.ts'
import { RecallSitting, type RecallPorts } from './recall-sitting.ts'

const counted = (result: Partial<TryResult> = {}, correct = true): RecallVerdict => ({
  outcome: 'counted',
  result: { ...tryOf(1, correct), points_added: correct ? 1 : 0, ...result },
})

function sit(
  session: RecallSession | Error,
  replies: (RecallVerdict | Error)[],
  over: Partial<RecallPorts> = {},
) {
  const sent: CardAnswer[] = []
  const put: CardAnswer[] = []
  const ended: RecallRun[] = []
  let ids = 0
  const sitting = new RecallSitting({
    server: {
      begin: async () =>
        session instanceof Error ? await Promise.reject(session) : await Promise.resolve(session),
      answer: async (input) => {
        sent.push(input)
        const reply = replies.shift() ?? new Error('no reply')
        return reply instanceof Error ? await Promise.reject(reply) : await Promise.resolve(reply)
      },
    },
    put: (input) => put.push(input),
    mayGoLater: (error) => error instanceof TypeError,
    newId: () => `id-${(ids += 1)}`,
    onVerdict: () => undefined,
    onEnd: (run) => ended.push(run),
    ...over,
  })
  const reach = async (phase: string) => await vi.waitFor(() => expect(sitting.getState().phase).toBe(phase))
  const answer = async (given: unknown, hinted = false) => {
    await reach('asking')
    await sitting.answer(given, hinted)
  }
  const shown = () => {
    const state = sitting.getState()
    return 'place' in state ? state.run.cards[state.place]?.question.id : undefined
  }
  return { sitting, sent, put, ended, reach, answer, shown }
}

test('cards are asked one after the other, each answer under a name of its own, and the end is told once', async () => {
  const { sitting, sent, ended, reach, answer, shown } = sit(sessionOf([7, 8], { due: 5 }), [
    counted({ strike_added: true }),
    counted({}, false),
  ])
  await answer(1)
  expect(sitting.getState()).toMatchObject({ phase: 'feedback', outcome: { kind: 'judged' } })
  sitting.next()
  expect(shown()).toBe(8)
  await answer(2, true)
  sitting.next()
  await reach('finished')
  expect(sent).toEqual([
    { question_id: 7, answer: 1, hinted: false, request_id: 'id-1' },
    { question_id: 8, answer: 2, hinted: true, request_id: 'id-2' },
  ])
  sitting.dispose()
  expect(ended).toHaveLength(1)
  expect(ended[0]).toMatchObject({ points: 1, isStreakDay: true, more: 3 })
})

test('one that was wrong comes once more at the end where its right answer was told, and changes no count', async () => {
  const { sitting, reach, answer, shown } = sit(sessionOf([7, 8]), [
    counted({ answer_id: 2 }, false),
    counted(),
    { outcome: 'again', result: tryOf(7, false) },
  ])
  await answer(1)
  sitting.next()
  await answer(1)
  sitting.next()
  expect(shown()).toBe(7)
  await answer(1)
  expect(sitting.getState()).toMatchObject({ phase: 'feedback' })
  // However often it is wrong.
  sitting.next()
  await reach('finished')
  expect(sitting.getState()).toMatchObject({
    run: { first: { 0: { result: { correct: false } }, 1: { result: { correct: true } } } },
  })
})

test('without a connection answers are kept to be sent, and the sitting goes on to its end', async () => {
  const { sitting, sent, put, reach, answer } = sit(sessionOf([7, 8]), [
    new TypeError('offline'),
    new TypeError('offline'),
  ])
  for (const given of [1, 2]) {
    await answer(given)
    expect(sitting.getState()).toMatchObject({ phase: 'feedback', outcome: { kind: 'saved' } })
    sitting.next()
  }
  await reach('finished')
  // As they were sent: the server may have taken one whose reply was lost.
  expect(put).toEqual(sent)
})

test('what the school will never take, and what is asked no more, is told, and the next card follows', async () => {
  const { sitting, put, answer, shown } = sit(sessionOf([7, 8, 9]), [
    new Error('validation.failed'),
    { outcome: 'gone', result: null },
  ])
  await answer(1)
  expect(sitting.getState()).toMatchObject({ outcome: { kind: 'refused' } })
  sitting.next()
  await answer(1)
  expect(sitting.getState()).toMatchObject({ outcome: { kind: 'left', why: 'gone' } })
  sitting.next()
  expect(shown()).toBe(9)
  expect(put).toEqual([])
})

test('two presses are one answer, and a verdict that comes after the screen was left changes nothing', async () => {
  let tell = (_: RecallVerdict) => {}
  const { sitting, ended, reach } = sit(sessionOf([7]), [], {
    server: {
      begin: async () => await Promise.resolve(sessionOf([7])),
      answer: async () => await new Promise<RecallVerdict>((resolve) => (tell = resolve)),
    },
  })
  await reach('asking')
  const first = sitting.answer(1, false)
  await sitting.answer(2, false)
  expect(sitting.getState().phase).toBe('checking')
  sitting.dispose()
  tell(counted())
  await first
  expect(sitting.getState().phase).toBe('checking')
  expect(ended).toHaveLength(1)
})

test('nothing due, or no reply, is told as that; another try may be made', async () => {
  const empty = sit(sessionOf([], { next_due: '2026-03-14' }), [])
  await empty.reach('empty')
  expect(empty.sitting.getState()).toEqual({ phase: 'empty', next_due: '2026-03-14' })
  const failed = sit(new Error('down'), [])
  await failed.reach('failed')
  void failed.sitting.begin()
  expect(failed.sitting.getState().phase).toBe('loading')
})
