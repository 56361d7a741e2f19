import type { DraftLesson } from '@qadam/contract'
import { expect, test } from 'vitest'
import { versionChanges } from './version-changes.ts'

const lesson = (...questions: DraftLesson['questions']): DraftLesson => ({
  type: 'Learn',
  title: { uz: 'Salom' },
  questions,
})

test('a version tells what comes back, what was written otherwise, and what goes', () => {
  const version = lesson(
    { id: 'bir', type: 'info', text: { uz: 'a', ru: 'b' } },
    { id: 'ikki', type: 'info', text: { uz: 'a' } },
    { id: 'uch', type: 'info', text: { uz: 'a' } },
  )
  const now = lesson(
    { id: 'turt', type: 'info', text: { uz: 'a' } },
    { type: 'info', id: 'bir', text: { ru: 'b', uz: 'a' } },
    { id: 'ikki', type: 'info', text: { uz: 'c' } },
  )
  const { of, gone } = versionChanges(version, now)
  expect(Object.fromEntries(of)).toEqual({ bir: 'same', ikki: 'changed', uch: 'back' })
  expect(gone.map(({ id }) => id)).toEqual(['turt'])
})
