import { expect, test } from 'vitest'
import {
  inputOf,
  isPiece,
  predictionOf,
  readInfo,
  withInput,
  withLanguage,
  withPiece,
  withPrediction,
  writeInfo,
} from './code-info.ts'

test('what stands behind a fence is changed without losing the rest', () => {
  const info = readInfo('python input="Ali|15 yosh" error=ValueError')
  expect(info).toEqual({ language: 'python', options: ['input="Ali|15 yosh"', 'error=ValueError'] })
  expect(inputOf(info)).toBe('Ali|15 yosh')
  expect(writeInfo(withInput(info, 'Vali"`'))).toBe('python input="Vali" error=ValueError')
  expect(writeInfo(withInput(info, ''))).toBe('python error=ValueError')
  expect(writeInfo(withPiece(info, true))).toBe('python input="Ali|15 yosh" error=ValueError fragment')
  expect(isPiece(withPiece(withPiece(info, true), false))).toBe(false)
  expect(writeInfo(withLanguage(info, 'js'))).toBe('js')
  expect(withLanguage(info, 'python')).toBe(info)
})

test('what is to be predicted is asked for, offered and taken out again', () => {
  const info = readInfo('python')
  expect(predictionOf(info)).toBeUndefined()
  const typed = withPrediction(info, '')
  expect([writeInfo(typed), predictionOf(typed)]).toEqual(['python predict', ''])
  const offered = withPrediction(typed, String.raw`1\n2|"12"`)
  expect([writeInfo(offered), predictionOf(readInfo(writeInfo(offered)))]).toEqual([
    String.raw`python predict="1\n2|12"`,
    String.raw`1\n2|12`,
  ])
  expect(writeInfo(withPrediction(offered, undefined))).toBe('python')
})
