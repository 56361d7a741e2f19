import { limits } from '@qadam/contract'
import { expect, test } from 'vitest'
import { isKept } from './project-history.ts'

const at = (seconds: number) => ({ saved_at: new Date(seconds * 1000) })

test('the first replaced state is kept, then one in a while, and each the student chose against', () => {
  expect(isKept(at(0), undefined, false)).toBe(true)
  expect(isKept(at(limits.project.versionEvery_s - 1), at(0), false)).toBe(false)
  expect(isKept(at(limits.project.versionEvery_s), at(0), false)).toBe(true)
  expect(isKept(at(1), at(0), true)).toBe(true)
})
