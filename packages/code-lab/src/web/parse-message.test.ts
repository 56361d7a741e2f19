import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WebLog } from './console/web-log.ts'
import { parseShownMessage } from './parse-message.ts'

test('whatever a page sends, only what is known is heard', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(() => parseShownMessage(data)).not.toThrow()
    }),
  )
  fc.assert(
    fc.property(fc.jsonValue(), (entries) => {
      const message = parseShownMessage({ type: 'entries', entries: JSON.stringify(entries) })
      if (message?.type === 'entries')
        for (const { kind, level } of message.entries)
          expect([typeof kind, typeof level]).toEqual(['string', 'string'])
    }),
  )
})

test('values are cut to what may be shown', () => {
  const deep = JSON.parse(
    '{"is":"object","name":"","size":1,"left":0,"items":[["a",'.repeat(50) + '1' + ']]}'.repeat(50),
  ) as unknown
  const entry = {
    kind: 'values',
    level: 'log',
    values: [deep, { is: 'text', text: 'x'.repeat(1e6) }, { is: 'evil' }],
  }
  const message = parseShownMessage({
    type: 'entries',
    entries: JSON.stringify([entry, { kind: 'evil' }, 5]),
  })
  expect(message).toMatchObject({ entries: [{ kind: 'values' }] })
  expect(JSON.stringify(message).length).toBeLessThan(20_000)
})

test('the console counts lines that repeat, keeps the newest, and says how many are gone', () => {
  const log = new WebLog()
  const line = (text: string) => ({ kind: 'values', level: 'log', values: [{ is: 'text', text }] }) as const
  log.add([line('a'), line('a'), line('b'), line('a')])
  expect(log.blocks.flatMap(({ lines }) => lines.map(({ count }) => count))).toEqual([2, 1, 1])
  log.add([{ kind: 'clear', level: 'info', values: [] }])
  expect(log.blocks).toEqual([])
  log.add(Array.from({ length: 100_000 }, (_, at) => line(String(at))))
  const lines = log.blocks.flatMap((block) => block.lines)
  expect(lines.at(-1)?.entry.values).toEqual([{ is: 'text', text: '99999' }])
  expect(lines.length + log.gone).toBe(100_000)
  expect(lines.length).toBeLessThanOrEqual(3000)
})

test('what a page says it keeps is taken as names and texts, and never more than there is room for', () => {
  const stored = (area: unknown, changes: unknown) => parseShownMessage({ type: 'stored', area, changes })
  const long = 'x'.repeat(400_001)
  expect(
    stored('local', [['a', '1'], ['b', null], ['c', 3], [4, 'd'], 'e', ['f', long], [long, 'g']]),
  ).toEqual({
    type: 'stored',
    area: 'local',
    changes: [
      ['a', '1'],
      ['b', null],
    ],
  })
  expect(stored('cookies', [])).toBeUndefined()
  expect(stored('local', 'all')).toBeUndefined()
  expect(
    stored(
      'local',
      Array.from({ length: 50_000 }, () => ['a', '1']),
    ),
  ).toHaveProperty('changes.length', 20_000)
})
