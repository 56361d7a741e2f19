import { describe, expect, test } from 'vitest'
import { safeNext, staffNext } from './paths.ts'

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
