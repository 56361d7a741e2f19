import { afterEach, describe, expect, test } from 'vitest'
import type { HostileJob } from '../../test/hostile-thread.ts'
import { ThreadPool } from './thread-pool.ts'

const pools: ThreadPool<HostileJob, string>[] = []
const start = (more: { size?: number; mostWaiting?: number; patience_ms?: number } = {}) => {
  const script = new URL('../../test/hostile-thread.ts', import.meta.url)
  const pool = new ThreadPool<HostileJob, string>({
    script,
    size: 1,
    patience_ms: 1000,
    maxHeap_mb: 32,
    ...more,
  })
  pools.push(pool)
  return pool
}
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close()
})

describe('a job that', () => {
  test.each<HostileJob>(['never ends', 'takes all memory', 'throws', 'ends its thread'])(
    '%s gives nothing, and the next one is done',
    async (job) => {
      const pool = start()
      expect(await pool.run(job, 1)).toBeUndefined()
      expect(await pool.run('answers', 1)).toBe('an answer')
    },
  )
})

test.each<[HostileJob, string]>([
  ['never ends', 'failed'],
  ['takes all memory', 'failed'],
  ['throws', 'failed'],
  ['waits for nothing', 'failed'],
  ['stands still', 'late'],
])('one that %s is %s: only what a busy machine kept waiting is worth another try', async (job, kind) => {
  const pool = start({ patience_ms: 300 })
  expect(await pool.try(job, 1)).toEqual({ kind })
  expect(await pool.try('answers', 1)).toEqual({ kind: 'done', result: 'an answer' })
})

test('who fills the pool with endless jobs keeps nobody else waiting', async () => {
  const pool = start({ size: 2 })
  const hostile = Array.from({ length: 8 }, async () => await pool.run('never ends', 1))
  let ended = 0
  for (const each of hostile) void each.then(() => (ended += 1))
  expect(await pool.run('answers', 2)).toBe('an answer')
  expect(ended).toBeLessThan(hostile.length / 2)
})

test('more jobs than may wait are refused at once', async () => {
  const pool = start({ mostWaiting: 1 })
  const first = pool.run('answers', 1)
  const second = pool.run('answers', 1)
  expect(await pool.try('answers', 1)).toEqual({ kind: 'late' })
  expect(await Promise.all([first, second])).toEqual(['an answer', 'an answer'])
})

test('a thread sees no setting of the server', async () => {
  expect(await start().run('tells its environment', 1)).toBe('{}')
})
