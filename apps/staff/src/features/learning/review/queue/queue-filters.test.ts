import { limits } from '@qadam/contract'
import { describe, expect, test } from 'vitest'
import { isFiltered, parseFilters, queueInput, withoutFilters } from './queue-filters.ts'

describe('the filters in an address', () => {
  test('are read as they are meant', () => {
    expect(
      parseFilters({
        status: 'rejected',
        group: '7',
        course: 3,
        type: 'voice',
        overdue: 'true',
        q: 'Mad',
        page: 2,
      }),
    ).toEqual({ status: 'rejected', group: 7, course: 3, type: 'voice', overdue: true, q: 'Mad', page: 2 })
  })

  test.each([
    [{ status: 'uploaded' }],
    [{ status: 'gone' }],
    [{ group: '-1' }],
    [{ course: 'all' }],
    [{ type: 'video' }],
    [{ overdue: 'false' }],
    [{ q: '' }],
    [{ q: { a: 1 } }],
    [{ page: 1 }],
    [{ page: '1e9' }],
    [{ anything: 'else' }],
  ])('leave out what filters nothing or means nothing: %j', (search) => {
    expect(parseFilters(search)).toEqual({})
  })

  test('take a name of digits, which an address turns into a number', () => {
    expect(parseFilters({ q: 90 })).toEqual({ q: '90' })
  })

  test('come back the same from their own address', () => {
    const filters = parseFilters({ status: 'all', group: 7, overdue: true, q: 'Oʻktam' })
    expect(parseFilters({ ...filters })).toEqual(filters)
  })
})

test('the server is asked for what the address says', () => {
  expect(queueInput({ group: 7, q: ' Mad ', page: 3 })).toEqual({
    status: undefined,
    group_id: 7,
    course_id: undefined,
    type: undefined,
    overdue: undefined,
    query: 'Mad',
    page: 3,
    pagesize: limits.review.pageSize,
  })
})

test('another list or page of the queue is no filter', () => {
  expect(isFiltered({ status: 'all', page: 2 })).toBe(false)
  expect(isFiltered({ overdue: true })).toBe(true)
})

test('hidden columns are no filter, are not asked of the server, and stay where filters are taken away', () => {
  const filters = parseFilters({ status: 'all', q: 'Mad', hidden: 'since.student' })
  expect(filters).toEqual({ status: 'all', q: 'Mad', hidden: 'since' })
  expect(queueInput(filters)).toEqual(queueInput({ status: 'all', q: 'Mad' }))
  expect(withoutFilters(filters)).toEqual({ status: 'all', hidden: 'since' })
  expect(isFiltered(withoutFilters(filters))).toBe(false)
})
