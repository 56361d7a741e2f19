import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ConsoleLog } from './console-log.ts'

const shown = (log: ConsoleLog): string =>
  log.blocks.flatMap((block) => block.spans.map((span) => span.text)).join('')

function logOf(...pieces: string[]): ConsoleLog {
  const log = new ConsoleLog()
  for (const piece of pieces) log.append('out', piece)
  return log
}

describe('the log of a run', () => {
  test('holds a hundred thousand lines in a thousand blocks', () => {
    const log = new ConsoleLog()
    for (let line = 0; line < 100_000; line += 1) log.append('out', `${line}\n`)
    expect([log.blocks.length, log.isCut]).toEqual([1000, false])
    expect(shown(log).split('\n')[99_999]).toBe('99999')
  })

  test('lets the beginning go when a program never ends', () => {
    const log = new ConsoleLog()
    for (let line = 0; line < 130_000; line += 1) log.append('out', `${line}\n`)
    expect([log.blocks.length, log.isCut]).toEqual([1200, true])
    expect(shown(log).endsWith('129999\n')).toBe(true)
  })

  test('bounds one endless line too', () => {
    const log = logOf('x'.repeat(9_000_000))
    expect(shown(log).length).toBeLessThanOrEqual(8_000_000)
  })

  test('shows all that is printed, however it comes in pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', 'ʻ', '\n', ' ') })), (pieces) => {
        expect(shown(logOf(...pieces))).toBe(pieces.join(''))
      }),
    )
  })

  test('leaves what was shown as it is, so that it need not be drawn again', () => {
    const log = logOf('a\n'.repeat(150))
    const [first] = log.blocks
    log.append('out', 'b\n')
    expect(log.blocks[0]).toBe(first)
  })

  test('colours as a terminal does, also where a code comes in two pieces', () => {
    const log = logOf('oddiy \u001b[3', '1;1mqizil\u001b[0m tamom')
    expect(log.blocks[0]?.spans.map(({ text, style }) => [text, style])).toEqual([
      ['oddiy ', {}],
      ['qizil', { color: 1, isBold: true }],
      [' tamom', {}],
    ])
  })

  test('goes back to the beginning of the line', () => {
    expect(shown(logOf('yuklash\n10 %\r20 %', '\r', '30 %\n'))).toBe('yuklash\n30 %\n')
    expect(shown(logOf('bir\r', '\nikki'))).toBe('bir\nikki')
  })

  test('is empty after the screen is cleared', () => {
    expect(shown(logOf('eski\n\u001b[2J\u001b[Hyangi'))).toBe('yangi')
  })
})
