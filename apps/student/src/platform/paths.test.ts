import { describe, expect, test } from 'vitest'
import { parseId, safeNext, staffNext } from './paths.ts'

describe('an id of an address', () => {
  test.each([
    ['36', 36],
    ['2147483647', 2147483647],
  ])('%s is taken', (text, id) => expect(parseId(text)).toBe(id))

  test.each(['abc', '0', '-1', '1.5', '1e3', ' 1', '2147483648', '99999999999', '', '1; drop'])(
    '%s is refused',
    (text) => expect(parseId(text)).toBeNull(),
  )
})

describe('the way on after signing in', () => {
  test('stays inside this app', () => {
    expect(safeNext('/course/1/module/2?a=1#b')).toBe('/course/1/module/2?a=1#b')
  })
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?next=/',
    '/staff',
    '/staff/review/7',
    5,
    undefined,
    '',
  ])('%s is dropped', (next) => expect(safeNext(next)).toBeUndefined())
})

describe('the way on of staff after signing in', () => {
  test.each([
    ['/staff/review?overdue=true', '/staff/review?overdue=true'],
    ['/staff', '/staff'],
    ['/course/1', '/staff'],
    ['//evil.example/staff/review', '/staff'],
    ['https://evil.example/staff', '/staff'],
    [undefined, '/staff'],
  ])('%s leads to %s', (next, way) => expect(staffNext(next)).toBe(way))
})
