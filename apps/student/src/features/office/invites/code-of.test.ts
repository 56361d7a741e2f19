import { expect, test } from 'vitest'
import { codeOf } from './code-of.ts'

test.each([
  'ABCD2345',
  ' abcd 2345 ',
  'abcd-2345',
  'https://maktab.example/invite/ABCD2345',
  'maktab.example/invite/abcd2345/?from=telegram#top',
])('%s holds a code', (text) => {
  expect(codeOf(text)).toBe('ABCD2345')
})

test.each(['', 'ABCD234', 'ABCD23456', 'ABCD234O', 'ABCD234!', 'https://maktab.example/invite/'])(
  '%s holds none',
  (text) => {
    expect(codeOf(text)).toBeUndefined()
  },
)
