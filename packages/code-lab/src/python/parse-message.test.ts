import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMessage } from './parse-message.ts'

describe('a message of the frame', () => {
  test('is taken field by field', () => {
    expect(parseMessage({ type: 'output', runId: 3, stream: 'err', text: 'a', more: 1 })).toEqual({
      type: 'output',
      runId: 3,
      stream: 'err',
      text: 'a',
    })
  })

  test.each([
    null,
    'ready',
    [],
    { type: 'ready', mode: 'other' },
    { type: 'output', text: 'of no run' },
    { type: 'output', runId: 1, text: 5 },
    { type: 'files', runId: 1, files: 'no JSON' },
    { type: 'files', runId: 1, files: { 'a.txt': 'no text' } },
    { type: 'turtle', runId: 1, commands: '{}' },
    { type: 'other', runId: 1 },
  ])('%j is dropped', (message) => expect(parseMessage(message)).toBeUndefined())

  test('brings texts alone as files, and commands alone as drawings', () => {
    const files = JSON.stringify({ 'a.txt': 'a', 'b.txt': 5 })
    expect(parseMessage({ type: 'files', runId: 1, files })).toMatchObject({ files: { 'a.txt': 'a' } })
    const commands = JSON.stringify([[0, 'clear'], ['clear'], 5, [5, 'dot', 1, 2, 3, 'red']])
    expect(parseMessage({ type: 'turtle', runId: 1, commands })).toMatchObject({
      commands: [
        [0, 'clear'],
        [5, 'dot', 1, 2, 3, 'red'],
      ],
    })
  })

  test('never throws, whatever a program sends', () => {
    const type = fc.constantFrom('loading', 'ready', 'failed', 'output', 'input', 'turtle', 'files', 'done')
    const text = fc.oneof(fc.json(), fc.string(), fc.anything())
    const message = fc.record({
      type,
      runId: fc.oneof(fc.integer(), fc.anything()),
      result: text,
      files: text,
      commands: text,
      text,
    })
    fc.assert(fc.property(message, (given) => void parseMessage(given)))
  })
})
