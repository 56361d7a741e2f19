import { allowed, defineList, defineWholeList, id, searchWords } from '@qadam/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fileInput, filtersOn, pageInput, readSearch, sectionReader } from './list-search.ts'

const row = z.object({ id: z.int() })
const access = allowed('admin', 'nobody')
const shelves = defineList('students', {
  access,
  summary: '',
  search: {
    query: searchWords,
    group_id: z.optional(id),
    kind: z.optional(z.enum(['cup', 'book'])),
    secret: z.optional(z.string()),
  },
  address: { kind: 'what', secret: null },
  sorts: ['name', 'price'],
  hideable: ['price'],
  pagesize: 50,
  row,
})
const log = defineList('audit_log', {
  access,
  summary: '',
  search: {},
  paging: 'before',
  pagesize: 9,
  row,
})
const whole = defineWholeList({ sorts: ['name', 'size'], pagesize: 50 })

test('an address is read by the schema of each field; what is wrong in it filters nothing', () => {
  const address = {
    q: 901234567,
    group: '7',
    what: 'cup',
    sort: 'price',
    descending: true,
    page: '2',
    hidden: 'price',
  }
  expect(readSearch(shelves, address)).toEqual({ ...address, q: '901234567', group: 7, page: 2 })
  const wrong = {
    q: {},
    group: 'x',
    what: 'plate',
    kind: 'cup',
    secret: 'a',
    sort: 'size',
    page: 1,
    before: 4,
    x: 1,
  }
  expect(readSearch(shelves, { ...wrong, hidden: 'name', descending: 'yes' })).toEqual({})
  expect(readSearch(shelves, { q: '', group: 0, what: '' })).toEqual({})
  expect(readSearch(shelves, { q: 'a'.repeat(130) }).q).toHaveLength(100)
  // An address that was read is read as itself.
  expect(readSearch(shelves, readSearch(shelves, address))).toEqual(readSearch(shelves, address))
})

test('a row that stands open is in the address of a list whose rows open in a dialog, and of no other', () => {
  expect(readSearch(whole, { open: '7', sort: 'size' })).toEqual({ open: 7, sort: 'size' })
  expect(readSearch(whole, { open: 'seven' })).toEqual({})
  expect(readSearch(shelves, { open: 7 })).toEqual({})
})

test('what is asked of the server has the names of the contract, and the file is asked what the pages are', () => {
  const search = {
    q: 'chiroq',
    group: 7,
    what: 'cup',
    sort: 'price',
    descending: true,
    page: 3,
    hidden: 'price',
  } as const
  const fields = { query: 'chiroq', group_id: 7, kind: 'cup' }
  expect(pageInput(shelves, search)).toEqual({ ...fields, sort: 'price', descending: true, page: 3 })
  expect(pageInput(shelves, {})).toEqual({ page: 1 })
  expect(fileInput(shelves, search)).toEqual(fields)
})

test('a list that goes back in time has no numbers of pages, one that is whole only its words and order', () => {
  expect(readSearch(log, { before: '90', page: 3 })).toEqual({ before: 90 })
  expect(pageInput(log, { before: 90 })).toEqual({ before: 90 })
  expect(readSearch(whole, { q: 5, sort: 'size', page: 2, group: 7 })).toEqual({
    q: '5',
    sort: 'size',
    page: 2,
  })
})

test('each section of a screen reads its own list; one that is unknown is the first', () => {
  const read = sectionReader('shelves', { shelves, log, prices: null })
  expect(read({ what: 'cup', before: 4 })).toEqual({ what: 'cup' })
  expect(read({ section: 'log', what: 'cup', before: 4 })).toEqual({ section: 'log', before: 4 })
  expect(read({ section: 'prices', page: 4 })).toEqual({ section: 'prices' })
  expect(read({ section: 'toString', what: 'book' })).toEqual({ what: 'book' })
})

test('filters that are on are those of the list: not the words, the order, the page, nor the tab of the address', () => {
  const search = {
    q: 'ali',
    group: 7,
    what: 'cup',
    sort: 'price',
    page: 2,
    hidden: 'price',
    section: 'history',
  }
  expect(filtersOn(shelves, search)).toEqual(['group', 'what'])
  expect(filtersOn(shelves, { q: 'ali', group: undefined })).toEqual([])
  expect(filtersOn(whole, { q: 'ali', section: 'staff' })).toEqual([])
})
