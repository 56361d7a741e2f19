import { expect, test } from 'vitest'
import { pythonFrameSources } from './sources.ts'

const { frame, worker } = pythonFrameSources()

test.each([
  ['frame', frame],
  ['worker', worker],
])('the %s is a classic script', (_name, source) => {
  // oxlint-disable-next-line typescript/no-implied-eval -- it is only read, as a browser would
  expect(() => new Function(source)).not.toThrow()
})

test('the worker leaves nothing at its top, whatever line stands before it', () => {
  // As Safari is given the addresses.
  const text = `const addresses = {}\n${worker}`
  expect(text).toMatch(/^const addresses = \{\}\n;\(\(\) => \{\n/)
  expect(text.trimEnd().endsWith('})()')).toBe(true)
})
