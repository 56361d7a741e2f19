import type { SafeStorage } from '@qadam/web/storage'
import { beforeEach, expect, test } from 'vitest'
import { VerdictDrafts } from './verdict-drafts.ts'
import { emptyDraft } from './verdict.ts'

const stored = new Map<string, string>()
const storage: SafeStorage = {
  read: (key) => stored.get(key) ?? null,
  write: (key, value) => void stored.set(key, value),
  remove: (key) => void stored.delete(key),
}
beforeEach(() => stored.clear())

const work = { student_id: 7, question_id: 3 }
const draft = { comment: 'Sarlavha yaxshi', score: 80, coins: null, points: 30 }

test('a verdict in the making is found again, by the same reviewer alone', () => {
  new VerdictDrafts(1, storage).write(work, draft)
  expect(new VerdictDrafts(1, storage).find(work)).toEqual(draft)
  expect(new VerdictDrafts(2, storage).find(work)).toBeUndefined()
  expect(new VerdictDrafts(1, storage).find({ ...work, student_id: 8 })).toBeUndefined()
  expect(new VerdictDrafts(1, storage).find({ ...work, question_id: 8 })).toBeUndefined()
})

test('an emptied one leaves nothing behind', () => {
  const drafts = new VerdictDrafts(1, storage)
  drafts.write(work, draft)
  drafts.write(work, { ...emptyDraft, comment: '  ' })
  expect(stored.size).toBe(0)
})

test('what another version wrote, or somebody broke, is no draft', () => {
  const drafts = new VerdictDrafts(1, storage)
  for (const text of ['{', 'null', '{"comment":5}', '[]']) {
    stored.set(drafts.keyOf(work), text)
    expect(drafts.find(work)).toBeUndefined()
  }
})
