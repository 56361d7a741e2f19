import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWeakPassword } from './weak-password.ts'

const owner = ['Jasurbek', 'Toshmatov', '+998901234567']

test.each([
  '12345678',
  '87654321',
  '01012010',
  '998901234567',
  'password',
  'Password1',
  'P@ssw0rd!',
  'parol2024',
  'qwerty123',
  'QwErTyUi',
  '1q2w3e4r',
  '1qaz2wsx',
  'asdfghjk1',
  'aaaaaaaa',
  'abcabcabc',
  'abcd1234',
  'iloveyou2',
  'uzbekistan',
  'toshkent99',
  '  salom123  ',
  'jasurbek1',
  'Toshmatov2010',
  '123jasurbek!',
])('%s is refused', (password) => {
  expect(isWeakPassword(password, owner)).toBe(true)
})

test.each([
  'demo1234',
  'yashil olma daraxti',
  'tUz4-kelajak',
  'Anor7qovun9',
  'мой зелёный кот',
  'jasurbekning velosipedi',
])('%s is taken', (password) => {
  expect(isWeakPassword(password, owner)).toBe(false)
})

test('answers for whatever is typed, at once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (password) => {
      expect(typeof isWeakPassword(password, owner)).toBe('boolean')
    }),
  )
})
