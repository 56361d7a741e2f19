import type { Attempt } from '@qadam/contract'
import { describe, expect, test } from 'vitest'
import { attemptOf, resultOf, tryOf } from './attempt-fixtures.ts'
import { attemptReducer, initialAttempt, type AttemptEvent, type AttemptState } from './attempt-machine.ts'

const started = (over: Partial<Attempt> = {}, saved: number[] = []): AttemptEvent => ({
  type: 'started',
  attempt: attemptOf(over),
  offset_ms: 0,
  saved,
})

const judged = (question_id: number, correct = true): AttemptEvent => ({
  type: 'answered',
  question_id,
  answered: { kind: 'judged', result: tryOf(question_id, correct) },
})

const after = (...events: AttemptEvent[]): AttemptState => events.reduce(attemptReducer, initialAttempt)
const begun = (...events: AttemptEvent[]) => after({ type: 'starting' }, started(), ...events)

describe('attempt', () => {
  test('begins with the first question of the server’s order', () => {
    expect(after({ type: 'starting' }, started({ question_ids: [13, 11, 12] }))).toMatchObject({
      phase: 'asking',
      question_id: 13,
    })
  })

  test('resumes at the first question that has no answer', () => {
    const resumed = after({ type: 'starting' }, started({ answered: { 11: tryOf(11) } }, [12]))
    expect(resumed).toMatchObject({ phase: 'asking', question_id: 13 })
  })

  test('resumed with every question answered, it only needs to finish', () => {
    const all = { 11: tryOf(11), 12: tryOf(12), 13: tryOf(13) }
    expect(after({ type: 'starting' }, started({ answered: all }))).toMatchObject({
      phase: 'finishing',
      reason: 'complete',
    })
  })

  test('an answer goes through checking to feedback, and on to the next question', () => {
    const checking = begun({ type: 'answering', question_id: 11 })
    expect(checking.phase).toBe('checking')
    const feedback = attemptReducer(checking, judged(11))
    expect(feedback).toMatchObject({ phase: 'feedback', question_id: 11, answered: { kind: 'judged' } })
    expect(attemptReducer(feedback, { type: 'next' })).toMatchObject({ phase: 'asking', question_id: 12 })
  })

  test('after the last question it finishes', () => {
    const steps = [11, 12, 13].flatMap<AttemptEvent>((id) => [judged(id), { type: 'next' }])
    expect(begun(...steps)).toMatchObject({ phase: 'finishing', reason: 'complete' })
  })

  test('a question is never asked twice, right or wrong', () => {
    expect(begun(judged(11, false), { type: 'next' })).toMatchObject({ question_id: 12 })
  })

  test('an answer saved offline lets the student go on', () => {
    const saved = begun(
      { type: 'answering', question_id: 11 },
      { type: 'answered', question_id: 11, answered: { kind: 'saved' } },
    )
    expect(saved).toMatchObject({ phase: 'feedback', answered: { kind: 'saved' } })
    expect(attemptReducer(saved, { type: 'next' })).toMatchObject({ phase: 'asking', question_id: 12 })
  })

  test('the verdict on a saved answer comes late without disturbing the question on screen', () => {
    const onNext = begun({ type: 'answered', question_id: 11, answered: { kind: 'saved' } }, { type: 'next' })
    const late = attemptReducer(onNext, judged(11, false))
    expect(late).toMatchObject({
      phase: 'asking',
      question_id: 12,
      run: { answered: { 11: { kind: 'judged' } } },
    })
  })

  test('the verdict on a saved answer still on screen shows there', () => {
    const saved = begun({ type: 'answered', question_id: 11, answered: { kind: 'saved' } })
    expect(attemptReducer(saved, judged(11))).toMatchObject({
      phase: 'feedback',
      answered: { kind: 'judged' },
    })
  })

  test('a verdict is never replaced by a late "saved"', () => {
    const state = begun(judged(11), { type: 'answered', question_id: 11, answered: { kind: 'saved' } })
    expect(state).toMatchObject({ run: { answered: { 11: { kind: 'judged' } } } })
  })

  test('an answer given in another tab is followed here', () => {
    expect(begun(judged(11))).toMatchObject({ phase: 'feedback', question_id: 11 })
  })

  test('an answer that failed may be given again', () => {
    const state = begun({ type: 'answering', question_id: 11 }, { type: 'answer_failed', question_id: 11 })
    expect(state).toMatchObject({ phase: 'asking', question_id: 11 })
  })

  test('an answer to a question that is not on screen is not being checked', () => {
    expect(begun({ type: 'answering', question_id: 12 }).phase).toBe('asking')
  })

  test.each([
    ['asking', []],
    ['checking', [{ type: 'answering', question_id: 11 }]],
    ['feedback', [judged(11)]],
  ] satisfies [string, AttemptEvent[]][])('the deadline ends it while %s', (_, events) => {
    expect(begun(...events, { type: 'deadline' })).toMatchObject({ phase: 'finishing', reason: 'timeout' })
  })

  test('without a connection finishing waits, and goes on when the result comes', () => {
    const waiting = begun({ type: 'deadline' }, { type: 'finish_waits' })
    expect(waiting).toMatchObject({ phase: 'finishing', isWaiting: true })
    const result = resultOf({ state: 'timeout', percentage: 0, correct: 0 })
    expect(attemptReducer(waiting, { type: 'finished', result })).toMatchObject({
      phase: 'finished',
      reason: 'timeout',
    })
  })

  test('the deadline after the end changes nothing', () => {
    const done = begun({ type: 'finished', result: resultOf() })
    expect(attemptReducer(done, { type: 'deadline' })).toBe(done)
  })

  test('the result of another attempt is not this one’s', () => {
    expect(begun({ type: 'finished', result: resultOf({ attempt_id: 8 }) }).phase).toBe('asking')
  })

  test('an attempt given up in another tab is over here', () => {
    expect(begun({ type: 'finished', result: resultOf({ state: 'left' }) })).toEqual({ phase: 'left' })
  })

  test('a refused start says why', () => {
    const refusal = {
      code: 'attempts.exhausted',
      message: '',
      details: { refill_at: '2026-03-02T13:00:00.000Z' },
    }
    expect(after({ type: 'starting' }, { type: 'refused', refusal })).toEqual({ phase: 'refused', refusal })
  })

  test('starting while one runs keeps the one that runs', () => {
    const state = begun()
    expect(attemptReducer(state, { type: 'starting' })).toBe(state)
  })
})
