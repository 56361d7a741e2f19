import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let settings: Record<string, string>
let folder: string
let server: ServerProcess
let address: string

beforeAll(async () => {
  database = await createTestDatabase()
  settings = { DATABASE_URL: database.url ?? '', WORKERS: '2' }
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-workers-'))
  server = startServer(folder, settings)
  address = await server.ready
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function isServed(patience_ms = 3000): Promise<boolean> {
  try {
    // A new connection each time, so that every worker serves some.
    return (
      await fetch(`${address}/readyz`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(patience_ms),
      })
    ).ok
  } catch {
    return false
  }
}

async function untilServed(): Promise<void> {
  while (!(await isServed())) await sleep(100)
}

test('a worker that falls is replaced, and the others serve meanwhile', async () => {
  await untilServed()
  const pid = Number(await workerPid())
  process.kill(pid, 'SIGKILL')
  await untilServed()
  await expect.poll(server.errors).toContain(`Worker ${pid} ended`)
  await sleep(1500)
  expect(await Promise.all(Array.from({ length: 20 }, async () => await isServed(20_000)))).not.toContain(
    false,
  )
})

test('a scrape of any worker tells of all of them, and of the one that was replaced', async () => {
  const scraped = async () => await (await fetch(`${address}/metrics`)).text()
  await expect.poll(scraped).toContain('qadam_processes 2\n')
  const text = await scraped()
  expect(text).toContain('qadam_worker_restarts_total 1\n')
  expect(text).toContain('qadam_live_bus_hears 1\n')
  // Each of them answered some of what the tests before asked.
  expect(
    Number(/duration_seconds_count\{action="\/readyz",status="200"\} (\d+)/.exec(text)?.[1]),
  ).toBeGreaterThan(20)
})

test('a taken port is said once, and no worker is left', async () => {
  const { port } = new URL(address)
  const second = startServer(folder, { ...settings, PORT: port })
  expect(await second.ended).toBe(1)
  expect(second.errors().match(/is taken by another program/g)).toHaveLength(1)
})

test('a signal ends the workers gently, then the one that watches over them', async () => {
  server.child.kill('SIGTERM')
  expect(await server.ended, server.errors()).toBe(0)
  expect(await isServed()).toBe(false)
})

/** Of any worker: the primary's children are known to the system alone. */
async function workerPid(): Promise<string> {
  const { execFileSync } = await import('node:child_process')
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.child.pid)], {
    encoding: 'utf8',
  })
  return children.trim().split(/\s+/)[0] ?? ''
}
