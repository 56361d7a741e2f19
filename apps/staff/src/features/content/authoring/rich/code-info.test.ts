import { expect, test } from 'vitest'
import { inputOf, isPiece, readInfo, withInput, withLanguage, withPiece, writeInfo } from './code-info.ts'

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
