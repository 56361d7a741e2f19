import { expect, test } from 'vitest'
import { findPage, parseListSearch, rowsPerPage } from './list-page.ts'

const rows = Array.from({ length: 2 * rowsPerPage + 1 }, (_, at) => `Guruh ${at} Oʻktam`)
const find = (search: object) => findPage(rows, search, (row) => row)

test('a long list is shown a page at a time; a page behind the last one shows the last', () => {
  expect(find({})).toEqual({ rows: rows.slice(0, rowsPerPage), page: 1, total: rows.length })
  expect(find({ page: 2 }).rows).toEqual(rows.slice(rowsPerPage, 2 * rowsPerPage))
  expect(find({ page: 3 }).rows).toEqual(rows.slice(-1))
  expect(find({ page: 9 })).toEqual(find({ page: 3 }))
  expect(findPage([], { page: 4 }, String)).toEqual({ rows: [], page: 1, total: 0 })
})

test('rows are found by words in any order, however the apostrophe was typed', () => {
  expect(find({ q: "o'ktam 100" }).rows).toEqual([rows[100]])
  expect(find({ q: 'guruh', page: 3 }).page).toBe(3)
  expect(find({ q: 'yoʻq', page: 3 })).toEqual({ rows: [], page: 1, total: 0 })
})

test('the address keeps words, digits as well, and a page after the first', () => {
  expect(parseListSearch({ q: 901234567, page: 2 })).toEqual({ q: '901234567', page: 2 })
  expect(parseListSearch({ q: ['a'], page: 1 })).toEqual({})
  expect(parseListSearch({ q: '', page: 'x' })).toEqual({})
})
