import { expect, test } from 'vitest'
import { parsePaymentsSearch } from './payments-search.ts'

test('an address says which payments are shown; what is wrong in it filters nothing', () => {
  expect(
    parsePaymentsSearch({ section: 'history', method: 'cash', from: '2026-03-01', student: '7', page: 2 }),
  ).toEqual({
    section: 'history',
    method: 'cash',
    from: '2026-03-01',
    student: 7,
    page: 2,
  })
  expect(parsePaymentsSearch({ state: 'soon', q: 998900000001 })).toEqual({
    state: 'soon',
    q: '998900000001',
  })
  expect(
    parsePaymentsSearch({
      section: 'x',
      state: 'late',
      method: 'gold',
      from: '2026-13-40',
      to: 5,
      page: -1,
      q: {},
      student: 'a',
    }),
  ).toEqual({})
})

test('each section hides its own columns', () => {
  const hidden = 'last.note.time.student'
  expect(parsePaymentsSearch({ hidden })).toEqual({ hidden: 'last' })
  expect(parsePaymentsSearch({ section: 'history', hidden })).toEqual({ section: 'history', hidden: 'note' })
  expect(parsePaymentsSearch({ section: 'online', hidden })).toEqual({ section: 'online', hidden: 'time' })
  expect(parsePaymentsSearch({ section: 'prices', hidden })).toEqual({ section: 'prices' })
})
