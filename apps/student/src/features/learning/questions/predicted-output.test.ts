import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differingLine, sameOutput } from './predicted-output.ts'

test.each([
  ['5', '5\n', -1],
  ['5 ', '5', -1],
  ['1\n2', '1\n2\n\n', -1],
  ['1\n3', '1\n2\n', 1],
  ['1', '1\n2\n', 1],
  ['1\n2', '1\n', 1],
  [' 5', '5', 0],
  ['5', '', 0],
  ['True', 'true', 0],
])('of %j and %j the first line that differs is %i', (said, printed, line) => {
  expect(differingLine(said, printed)).toBe(line)
})

test('two outputs are the same exactly where no line differs, whichever comes first', () => {
  const output = fc
    .array(fc.constantFrom('1', '2 ', '', ' x', '\t'), { maxLength: 4 })
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(output, output, (one, other) => {
      expect(sameOutput(one, other)).toBe(differingLine(one, other) === -1)
      expect(differingLine(one, other)).toBe(differingLine(other, one))
    }),
  )
})
