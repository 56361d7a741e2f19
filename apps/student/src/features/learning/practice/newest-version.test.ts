import type { Submission } from '@qadam/contract'
import { expect, test } from 'vitest'
import { questionOf } from '../questions/question-fixtures.ts'
import { newestVersion } from './newest-version.ts'

const version = (number: number, changes: Partial<Submission> = {}): Submission => {
  const { submission } = questionOf({ submission: 'uploaded' })
  if (!submission) throw new Error('the fixture has a submission')
  return { ...submission, version: number, ...changes }
}
const decided = { status: 'approved', reviewed_at: '2026-03-02T13:00:00.000Z' } as const

test('nothing handed in is no version', () => {
  expect(newestVersion(null, undefined)).toBeNull()
  expect(newestVersion(null, [])).toBeNull()
})

test('the higher version counts, whoever tells of it', () => {
  expect(newestVersion(version(2), [version(1)])).toMatchObject({ version: 2 })
  expect(newestVersion(version(1), [version(2), version(1)])).toMatchObject({ version: 2 })
})

test('of one version a decision counts, whoever tells of it', () => {
  expect(newestVersion(version(1), [version(1, decided)])).toMatchObject(decided)
  expect(newestVersion(version(1, decided), [version(1)])).toMatchObject(decided)
})
