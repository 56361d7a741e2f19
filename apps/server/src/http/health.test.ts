import { beforeAll, describe, expect, test } from 'vitest'
import { forgetSchool } from '../../test/open-schools.ts'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { closeGently, createDrain } from './drain.ts'

const drain = createDrain()
const free = { bytes: Infinity }
let school: TestSchool

beforeAll(async () => {
  school = await startTestSchool({
    drain,
    freeSpace: async () => await Promise.resolve(free.bytes),
  })
})

describe('a probe', () => {
  test('finds a process that is up and ready', async () => {
    expect([(await school.get('/healthz')).status, (await school.get('/readyz')).status]).toEqual([200, 200])
  })

  test('of metrics counts calls by action and status, and no name a stranger made up', async () => {
    await school.call('profile')
    await school.get('/nothing/<made-up>')
    await school.inject({ method: 'POST', url: '/api/student?action=made-up', payload: {} })
    const { text } = await school.get('/metrics')
    expect(text).toMatch(/qadam_request_duration_seconds_count\{action="profile",status="401"\} 1/)
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).not.toContain('made-up')
  })

  test('sends nobody to a server whose disk is full', async () => {
    free.bytes = 1024 * 1024
    const full = await school.get('/readyz')
    free.bytes = Infinity
    expect([full.status, full.text]).toEqual([503, '{"status":"disk is full"}'])
    expect((await school.get('/readyz')).status).toBe(200)
  })

  test('is told to look elsewhere before the port closes', async () => {
    const closing = closeGently(school.app, drain, 200)
    const ready = await school.get('/readyz')
    expect([ready.status, ready.text]).toEqual([503, '{"status":"draining"}'])
    expect([(await school.get('/healthz')).status, (await school.call('profile')).status]).toEqual([200, 401])
    await closing
    await expect(school.get('/healthz')).rejects.toThrow()
  })
})

test('a process whose database is away is up but not ready, and calls are asked to come back', async () => {
  const lost = await startTestSchool()
  const { token } = await lost.signedInStudent()
  forgetSchool(lost.db)
  await lost.db.destroy()
  expect((await lost.get('/healthz')).status).toBe(200)
  expect((await lost.get('/readyz')).status).toBe(503)
  const reply = await lost.call('profile', {}, token)
  expect([reply.status, reply.code, reply.headers['retry-after']]).toEqual([503, 'server.busy', '2'])
  await lost.app.close()
})
