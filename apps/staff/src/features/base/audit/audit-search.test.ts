import { auditList } from '@qadam/contract'
import { expect, test } from 'vitest'
import { readSearch } from '../../../platform/list-search.ts'

test('an address filters by what it says', () => {
  const search = {
    q: 'Umarov',
    action: 'streak_repair',
    staff: 3,
    student: 8,
    from: '2026-03-01',
    to: '2026-03-10',
    before: 120,
  }
  expect(readSearch(auditList, search)).toEqual(search)
})

test('what is no filter is left out', () => {
  const search = { q: '', action: 'gone', staff: 'x', student: 0, from: '2026-02-30', to: 'soon', before: -1 }
  expect(readSearch(auditList, { ...search, other: 1 })).toEqual({})
  expect(readSearch(auditList, { q: 5 })).toEqual({ q: '5' })
})
