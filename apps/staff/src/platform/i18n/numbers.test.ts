import i18next from 'i18next'
import { expect, test } from 'vitest'
import { setLanguage, startI18n } from './start.ts'

const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test('a number within a sentence is written as one in a column, and its word is of its plural', async () => {
  await startI18n()
  const { t } = i18next
  expect(withSpaces(t('roster.found', { count: 1104 }))).toBe('1 104 oʻquvchi')
  expect(withSpaces(t('queue.page_of', { from: 1, to: 50, total: 12_345 }))).toBe('1–50 / 12 345')
  await setLanguage('ru')
  expect(withSpaces(t('roster.found', { count: 1104 }))).toBe('1 104 ученика')
  expect(withSpaces(t('roster.found', { count: 21_001 }))).toBe('21 001 ученик')
})
