import i18next from 'i18next'
import { expect, test } from 'vitest'
import { uz } from '../../../platform/i18n/uz.ts'
import { fieldName } from './field-name.ts'

const i18n = i18next.createInstance()
await i18n.init({ lng: 'uz', resources: { uz: { translation: uz } }, interpolation: { escapeValue: false } })

test.each([
  ['hint', 'selected-file', 'Notoʻgʻri javobdan keyin'],
  ['text.ru', 'info', 'Savol yoki matn (ru)'],
  ['options', 'selected-file', 'Variantlar'],
  ['options.1.text.ru', 'selected-file', '2-variant (ru)'],
  ['options.0.picture.file', 'selected-file', '1-variant rasmi'],
  ['options.2.code', 'selected-code-drag', '3-boʻlak'],
  ['blanks.0', 'selected-code-drag', '1-boʻsh joy'],
  ['template.code.uz', 'selected-code-drag', 'Kod (uz)'],
  ['starter.main.py.ru', 'compiler', 'Boshlangʻich kod · main.py (ru)'],
  ['solution', 'compiler', 'Yechim'],
  ['checks.3.output', 'compiler', '4-tekshiruv'],
  ['accepted.1.ru', 'typed-answer', 'Toʻgʻri javob 2 (ru)'],
  ['captions.uz', 'video', 'Subtitr (uz)'],
  ['something.new', undefined, 'something.new'],
] as const)('the field %s of %s is called as the editor calls it', (path, type, name) => {
  expect(fieldName(path, type, i18n.t)).toBe(name)
})
