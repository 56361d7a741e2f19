import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { picturePath, scalePictures } from './scale-charts.ts'
import { scalePath, withScaleTables } from './scale-document.ts'
import { assumed, hours, measured, mostStudents, needOf, purchaseFor } from './scale.ts'

const text = readFileSync(scalePath, 'utf8')

test('the tables and charts of docs/scale.md are what the arithmetic gives', () => {
  expect(text, 'Run `npm run scale`').toBe(withScaleTables(text))
  for (const [name, draw] of Object.entries(scalePictures)) {
    expect(readFileSync(picturePath(name), 'utf8'), 'Run `npm run scale`').toBe(draw())
    expect(text).toContain(`pictures/${name}.svg`)
  }
})

test('the hours of a day are the whole of it', () => {
  expect(hours.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
})

test('a million students: what the busiest hour asks is counted by hand', () => {
  const need = needOf(1_000_000)
  // 700,000 come, three of ten of their 91 requests between 15:00 and 16:00.
  expect(need.requests).toBeCloseTo((700_000 * measured.requests.value * 0.3) / 3600, 6)
  const busyCores = (700_000 * 0.3 * measured.server_ms.value) / 1000 / 3600
  expect(need.serverCores).toBe(Math.ceil(busyCores / assumed.used.value))
  expect(need.streams).toBe(210_000)
})

test('more students never need less, and no process holds more streams than it may', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 8 }),
      fc.integer({ min: 0, max: 10 ** 7 }),
      (students, more) => {
        const [less, larger] = [needOf(students), needOf(students + more)]
        for (const name of [
          'requests',
          'serverCores',
          'databaseCores',
          'databases',
          'processes',
          'streams',
        ] as const)
          expect(larger[name]).toBeGreaterThanOrEqual(less[name])
        expect(less.processes).toBeGreaterThanOrEqual(2)
        expect(less.streams / less.processes).toBeLessThanOrEqual(assumed.streamsOfProcess.value)
        expect(less.databaseCores / less.databases).toBeLessThanOrEqual(assumed.databaseCores.value)
      },
    ),
  )
})

test('what is bought bears what is needed, and each PostgreSQL has another that follows it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 8 }), (students) => {
      const need = needOf(students)
      const [serving, databases, followers] = purchaseFor(students)
      expect(((serving?.count ?? 0) - 1) * assumed.serverCores.value).toBeGreaterThanOrEqual(need.processes)
      expect(databases?.count).toBe(need.databases)
      expect(followers?.count).toBe(need.databases)
    }),
  )
})

test('the most students of a bound are the last that keep it', () => {
  const most = mostStudents(({ databases }) => databases === 1)
  expect(needOf(most).databases).toBe(1)
  expect(needOf(most + 1).databases).toBe(2)
})
