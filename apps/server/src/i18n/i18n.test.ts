import { errorCodes } from '@qadam/contract'
import { describe, expect, test } from 'vitest'
import { errorMessage } from './error-messages.ts'
import { requestLanguage } from './request-language.ts'

describe('an error message', () => {
  test.each(errorCodes)('of %s is there in both languages, typeset', (code) => {
    const uz = errorMessage(code, 'uz')
    const ru = errorMessage(code, 'ru')
    expect(uz).toMatch(/^\p{Lu}/u)
    expect(uz).not.toMatch(/['`‘’]|[а-яё]/i)
    expect(ru).toMatch(/^[А-ЯЁ]/)
    expect(ru).not.toMatch(/[a-z]{3}/)
  })
})

describe('the language of a request', () => {
  test.each([
    [undefined, 'uz'],
    ['', 'uz'],
    ['ru', 'ru'],
    ['ru-RU,ru;q=0.9,en-US;q=0.8', 'ru'],
    ['en,ru;q=0.5,uz;q=0.4', 'ru'],
    ['ru;q=0.1, uz;q=0.9', 'uz'],
    ['ru;q=0', 'uz'],
    ['de', 'uz'],
    [`${'x,'.repeat(500)}ru`, 'uz'],
    [';;;q=,,', 'uz'],
  ])('asked for as %j is %s', (header, lang) => {
    expect(requestLanguage(header)).toBe(lang)
  })
})
