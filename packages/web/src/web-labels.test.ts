import { expect, test } from 'vitest'
import { checkStructure } from '@qadam/code-lab/check-structure'
import { codeWeb as uz } from './code-texts/uz/code-web.ts'
import { translate } from './labels-in.ts'
import { missingParts, webLabels } from './web-labels.ts'

test('what a page lacks is named in one sentence, advice is not', () => {
  const findings = checkStructure('<html lang="uz"><body><p>Salom</p></body></html>', 'index.html')
  expect(missingParts(findings, translate('uz'))).toBe(
    'Sahifada bular yetishmayapti: <!doctype html>, <head>, <title>.',
  )
  expect(missingParts(findings, translate('ru'))).toBe(
    'На странице не хватает: <!doctype html>, <head>, <title>.',
  )
  const good = checkStructure(
    '<!doctype html><html><head><title>x</title></head><body></body></html>',
    'a.html',
  )
  expect(good.length).toBeGreaterThan(0)
  expect(missingParts(good, translate('uz'))).toBeUndefined()
})

test('a problem names what is wrong and what was perhaps meant', () => {
  const { problem } = webLabels(translate('uz'))
  const place = { severity: 'error', file: 'a.js', line: 1 } as const
  expect(problem({ ...place, kind: 'missing_file', name: 'utli.js', suggestion: 'util.js' })).toBe(
    'Loyihada «utli.js» fayli yoʻq. «util.js» demoqchimidingiz?',
  )
  expect(problem({ ...place, kind: 'unexpected_token' })).toBe(uz.problem.syntax)
})
