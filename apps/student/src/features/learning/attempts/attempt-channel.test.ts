import { afterEach, expect, test, vi } from 'vitest'
import { openAttemptChannel } from './attempt-channel.ts'
import { resultOf, tryOf } from './attempt-fixtures.ts'
import type { AttemptMessage } from './attempt-session.ts'

const close: (() => void)[] = []
afterEach(() => {
  for (const each of close.splice(0)) each()
})

test('what tabs tell each other of an attempt is heard; what another page or version makes up is dropped', async () => {
  const here = openAttemptChannel(7)
  const other = openAttemptChannel(7)
  const stranger = new BroadcastChannel('qadam.attempt.7')
  close.push(here.close, other.close, () => stranger.close())
  const heard: AttemptMessage[] = []
  here.listen((message) => heard.push(message))
  for (const forged of [
    null,
    'left',
    { type: 'finished', attempt_id: 7 },
    { type: 'finished', attempt_id: 7, result: { state: 'passed', percentage: '<b>100</b>' } },
    { type: 'answered', attempt_id: 7, question_id: 11, result: { correct: true } },
    { type: 'left', attempt_id: '7' },
    { type: 'of a later version', attempt_id: 7 },
  ])
    stranger.postMessage(forged)
  const told: AttemptMessage[] = [
    { type: 'answered', attempt_id: 7, question_id: 11, result: tryOf(11) },
    { type: 'finished', attempt_id: 7, result: resultOf() },
    { type: 'left', attempt_id: 7 },
  ]
  for (const message of told) other.say(message)
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'left', attempt_id: 7 }))
  expect(heard).toEqual(told)
})
