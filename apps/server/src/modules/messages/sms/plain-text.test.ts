import { expect, test } from 'vitest'
import { countParts, plainText } from './plain-text.ts'

test('Uzbek in its letters costs one message of 160; one sign that is not among them leaves room for 70', () => {
  const uzbek = "yangi parol qo'yish kodi ".repeat(4)
  expect([uzbek.length > 70, countParts(uzbek), countParts(uzbek.replaceAll("'", 'ʻ'))]).toEqual([true, 1, 2])
  expect(plainText('Toʻlov «Qadam» — maʼlumot')).toBe('To\'lov "Qadam" - ma\'lumot')
  expect(countParts(plainText(uzbek.replaceAll("'", 'ʻ')))).toBe(1)
})

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['ы'.repeat(70), 1],
  ['ы'.repeat(71), 2],
  ['ы'.repeat(135), 3],
])('%s', (text, parts) => {
  expect(countParts(text)).toBe(parts)
})
