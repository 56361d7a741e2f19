import fc from 'fast-check'
import { turnedAwayHeader } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { isAdmitted, type Demand } from './admission.ts'

const quiet: Demand = {
  waitClass: 'student',
  wait_ms: 0,
  standing_ms: 0,
  waiting: 100,
  ofPerson: 0,
  ofAddress: 0,
  exports: 0,
  all: 0,
}
const classes = ['student', 'staff', 'export'] as const

describe('a request', () => {
  test('is let in while nobody waits, whatever is in progress', () => {
    const counts = fc.nat(10_000)
    fc.assert(
      fc.property(
        fc.constantFrom(...classes),
        fc.record({ ofPerson: counts, ofAddress: counts, exports: counts, all: counts }),
        (waitClass, inProgress) => isAdmitted({ ...quiet, ...inProgress, waitClass }),
      ),
    )
  })

  test.each([
    ['student', 700, 180],
    ['staff', 350, 90],
    ['export', 175, 45],
  ] as const)(
    'of %s waits %i ms in a burst and %i ms once a queue stands, no longer',
    (waitClass, burst, standing) => {
      const at = (wait_ms: number, standing_ms: number) =>
        isAdmitted({ ...quiet, waitClass, wait_ms, standing_ms })
      expect([at(burst, 1000), at(burst + 1, 1000)]).toEqual([true, false])
      expect([at(standing, 1001), at(standing + 1, 1001)]).toEqual([true, false])
    },
  )

  test.each([
    ['student', 16],
    ['staff', 12],
    ['export', 2],
  ] as const)('of %s is let in where fewer than %i wait, however slow the database is', (waitClass, most) => {
    const at = (waiting: number) =>
      isAdmitted({ ...quiet, waitClass, waiting, wait_ms: 60_000, standing_ms: 60_000, all: waiting })
    expect([at(most - 1), at(most)]).toEqual([true, false])
  })

  test('that is refused would be refused after a longer wait too, and to staff before students', () => {
    const demand = fc.record({
      wait_ms: fc.nat(2000),
      standing_ms: fc.nat(5000),
      waiting: fc.nat(30),
      ofPerson: fc.nat(100),
      ofAddress: fc.nat(500),
      exports: fc.nat(5),
      all: fc.integer({ min: 500, max: 2000 }),
    })
    fc.assert(
      fc.property(demand, fc.nat(2000), (one, longer_ms) => {
        const admitted = classes.map((waitClass) => isAdmitted({ ...one, waitClass }))
        expect(admitted).toEqual(admitted.toSorted((first, second) => Number(second) - Number(first)))
        for (const waitClass of classes)
          if (!isAdmitted({ ...one, waitClass }))
            expect(isAdmitted({ ...one, waitClass, wait_ms: one.wait_ms + longer_ms })).toBe(false)
      }),
    )
  })

  test('of one person or one address beyond its share is refused once others wait', () => {
    const waited = { ...quiet, wait_ms: 81, all: 200 }
    expect(isAdmitted({ ...waited, ofPerson: 24, ofAddress: 24 })).toBe(true)
    expect(isAdmitted({ ...waited, ofPerson: 25, ofAddress: 25 })).toBe(false)
    expect(isAdmitted({ ...waited, ofAddress: 133 })).toBe(true)
    expect(isAdmitted({ ...waited, ofAddress: 134 })).toBe(false)
    // A proxy that nobody named stands before everybody.
    expect(isAdmitted({ ...waited, ofAddress: 200 })).toBe(true)
    expect(isAdmitted({ ...waited, wait_ms: 1, waitClass: 'export', exports: 2 })).toBe(false)
  })
})

describe('a server whose database is behind', () => {
  const load = { wait_ms: 0, standing_ms: 0, waiting: 100 }
  let school: TestSchool
  let token: string

  beforeAll(async () => {
    school = await startTestSchool({
      queue: {
        expectedWait_ms: () => load.wait_ms,
        standing_ms: () => load.standing_ms,
        waiting: () => load.waiting,
      },
    })
    token = (await school.signedInStudent()).token
  })
  beforeEach(() => Object.assign(load, { wait_ms: 0, standing_ms: 0, waiting: 100 }))
  afterAll(async () => await school.close())

  test('refuses at once, says when to come back, and is itself again when the queue is gone', async () => {
    Object.assign(load, { wait_ms: 181, standing_ms: 1001 })
    const waits = new Set<unknown>()
    for (let times = 0; times < 40; times += 1) {
      const reply = await school.call('profile', {}, token)
      expect([reply.status, reply.code, reply.body.success]).toEqual([503, 'server.busy', false])
      expect(reply.error?.retry_after_s).toBe(Number(reply.headers['retry-after']))
      expect(reply.headers[turnedAwayHeader.toLowerCase()]).toBe('1')
      waits.add(reply.error?.retry_after_s)
    }
    expect([...waits].every((wait) => [1, 2, 3, 4].includes(Number(wait)))).toBe(true)
    expect((await school.get('/readyz')).text).toBe('{"status":"overloaded"}')
    expect((await school.get('/metrics')).text).toContain(
      'qadam_requests_turned_away_total{wait_class="student"} 40',
    )
    load.wait_ms = 0
    expect((await school.call('profile', {}, token)).status).toBe(200)
    expect((await school.get('/readyz')).text).toBe('{"status":"ready"}')
  })

  test('never refuses pages, files and health checks', async () => {
    Object.assign(load, { wait_ms: 60_000, standing_ms: 60_000 })
    const statuses = await Promise.all(
      ['/healthz', '/readyz', '/metrics', '/login'].map(async (url) => (await school.get(url)).status),
    )
    expect(statuses).not.toContain(503)
  })

  test('counts what is in progress until it is answered, also where nothing is let in', async () => {
    const count = async () => /qadam_actions_in_progress (\d+)/.exec((await school.get('/metrics')).text)?.[1]
    await Promise.all(Array.from({ length: 20 }, async () => await school.call('profile', {}, token)))
    load.wait_ms = 60_000
    await school.call('profile', {}, token)
    await expect.poll(count).toBe('0')
  })
})
