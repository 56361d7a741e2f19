import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDirectory } from '../src/database/data-directory-lock.ts'
import { processStart } from '../src/database/process-start.ts'

let dataDir: string

beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'qadam-lock-')), 'data')
})
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true, force: true }))

/** A process of its own that tries to take the lock, prints the outcome and waits to be killed. */
async function lockInAnotherProcess(): Promise<{ child: ChildProcess; said: string }> {
  const module = path.join(import.meta.dirname, '../src/database/data-directory-lock.ts')
  const script = `
    const { lockDataDirectory } = await import(${JSON.stringify(module)})
    try { lockDataDirectory(${JSON.stringify(dataDir)}); console.log('locked') } catch (error) { console.log(error.message) }
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
  })
  return { child, said }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

function pretendHolder(holder: { pid: number; start: string }): void {
  lockDataDirectory(dataDir).release()
  writeFileSync(path.join(dataDir, 'server.pid'), JSON.stringify(holder))
}

test('a second server on the same data directory is refused and told who has it', async () => {
  const first = await lockInAnotherProcess()
  expect(first.said).toBe('locked')
  const second = await lockInAnotherProcess()
  expect(second.said).toContain(`in use by process ${first.child.pid}`)
  await Promise.all([kill(first.child), kill(second.child)])
})

test('a killed server leaves nothing that keeps the next from starting', async () => {
  const { child, said } = await lockInAnotherProcess()
  expect(said).toBe('locked')
  await kill(child)
  lockDataDirectory(dataDir).release()
})

test('of many servers that start at once over a dead one exactly one gets the directory', async () => {
  pretendHolder({ pid: 999_999, start: 'before' })
  const tries = await Promise.all([1, 2, 3, 4, 5].map(() => lockInAnotherProcess()))
  expect(tries.filter(({ said }) => said === 'locked')).toHaveLength(1)
  await Promise.all(tries.map(({ child }) => kill(child)))
})

test('a directory that is given back can be taken again', () => {
  lockDataDirectory(dataDir).release()
  lockDataDirectory(dataDir).release()
})

test('the holder names itself with its process id and start', () => {
  const lock = lockDataDirectory(dataDir)
  const holder: unknown = JSON.parse(readFileSync(path.join(dataDir, 'server.pid'), 'utf8'))
  expect(holder).toEqual({ pid: process.pid, start: processStart(process.pid) })
  lock.release()
})

test('a holder that runs is respected even where the file system grants every lock', () => {
  pretendHolder({ pid: process.ppid, start: processStart(process.ppid) ?? '' })
  expect(() => lockDataDirectory(dataDir)).toThrow(`in use by process ${process.ppid}`)
})

test('a process id that was used again is not its earlier holder', () => {
  pretendHolder({ pid: process.ppid, start: 'before' })
  lockDataDirectory(dataDir).release()
})

test('the own process id, as containers have it after every start, is no holder', () => {
  pretendHolder({ pid: process.pid, start: processStart(process.pid) ?? '' })
  lockDataDirectory(dataDir).release()
})

test('a holder file that was torn is ignored', () => {
  lockDataDirectory(dataDir).release()
  writeFileSync(path.join(dataDir, 'server.pid'), '{"pid":')
  lockDataDirectory(dataDir).release()
})

test('a data directory with a file in its place is refused in words', () => {
  writeFileSync(dataDir, '')
  expect(() => lockDataDirectory(dataDir)).toThrow("can't be written: a file is in its place")
})
