import { describe, expect, test } from 'vitest'
import { isDatabaseAway, isDatabaseRace } from './database-failure.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('a failed query', () => {
  test.each([
    withCode('57P01'),
    withCode('08006'),
    withCode('53300'),
    withCode('ECONNREFUSED'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new AggregateError([withCode('ECONNREFUSED')]),
  ])('says that the database is away: %s', (error) => {
    expect(isDatabaseAway(error)).toBe(true)
  })

  test.each([withCode('23505'), withCode('22P02'), withCode('42P01'), new TypeError('x'), 'x', null])(
    'is a fault of ours: %s',
    (error) => {
      expect([isDatabaseAway(error), isDatabaseRace(error)]).toEqual([false, false])
    },
  )

  test.each(['40001', '40P01'])('with %s lost a race', (code) => {
    expect(isDatabaseRace(withCode(code))).toBe(true)
  })
})
