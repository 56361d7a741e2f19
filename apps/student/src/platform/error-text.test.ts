import { beforeAll, expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { errorText } from '@qadam/web/error-text'
import { startI18n } from './i18n/start.ts'
import { errors } from './i18n/uz/errors.ts'

beforeAll(async () => await startI18n())

test.each([
  ['a 400 without a word', { code: 'reply.invalid', status: 400, message: '' }, errors.try_again_later],
  [
    'a 400 with its field',
    { code: 'validation.failed', status: 400, message: 'Xato', fields: { phone: 'Raqam' } },
    'Xato',
  ],
  [
    'a 400 that names no field',
    { code: 'validation.failed', status: 400, message: 'Maʼlumotlarda xatolik bor.' },
    errors.try_again_later,
  ],
  ['a 400 of a code to come', { code: 'internal', status: 400, message: 'Xato' }, errors.try_again_later],
  [
    'a 400 with words of its own',
    { code: 'exceptions.file.no_provided', status: 400, message: 'Fayl tanlanmagan' },
    'Fayl tanlanmagan',
  ],
  ['no network', { code: 'network', status: 0, message: '' }, errors.network],
  ['a proxy’s page', { code: 'server.busy', status: 502, message: '' }, errors.busy],
] as const)('%s is told as it should be', (_name, failure, text) => {
  expect(errorText(new CallError(failure))).toBe(text)
})

test('what nobody foresaw is to be tried again later', () => {
  expect(errorText(new TypeError('undefined is not a function'))).toBe(errors.try_again_later)
})
