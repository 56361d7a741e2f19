import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { requireIds } from '@qadam/web/require-ids'

function refused(params: Record<string, string | undefined>): boolean {
  try {
    requireIds({ params })
    return false
  } catch (error) {
    return isNotFound(error)
  }
}

test.each([
  { courseId: '1abc' },
  { courseId: '1abc', moduleId: '2' },
  { courseId: '1', moduleId: 'x' },
  { courseId: '1', moduleId: '2', lessonId: '3;drop' },
  { courseId: '0' },
  { courseId: '-1' },
  { courseId: '01' },
  { courseId: '1e3' },
  { courseId: '99999999999' },
])('an address with %o is not found', (params) => {
  expect(refused(params)).toBe(true)
})

test('numbers pass', () => {
  expect(refused({ courseId: '1', moduleId: '48', lessonId: '7' })).toBe(false)
})
