import { describe, expect, test } from 'vitest'
import { parseId } from './parse-id.ts'

describe('an id of an address', () => {
  test.each([
    ['36', 36],
    [36, 36],
    ['2147483647', 2147483647],
  ])('%j is taken', (value, id) => expect(parseId(value)).toBe(id))

  test.each([
    'abc',
    '0',
    '-1',
    '1.5',
    1.5,
    '1e3',
    ' 1',
    '2147483648',
    '99999999999',
    '',
    '1; drop',
    undefined,
    {},
  ])('%j is refused', (value) => expect(parseId(value)).toBeNull())
})
