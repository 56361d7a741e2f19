import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTemporaryFiles } from './temporary-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-temporary-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a path is given to nobody twice', async () => {
  const temporary = await openTemporaryFiles(folder)
  const paths = Array.from({ length: 20 }, () => temporary.newPath())
  expect(new Set(paths).size).toBe(20)
})

test('what a process that is gone left behind goes at the next start; one’s own stays', async () => {
  const module = JSON.stringify(path.resolve(import.meta.dirname, 'temporary-files.ts'))
  const script = `
    import { writeFileSync } from 'node:fs'
    const { openTemporaryFiles } = await import(${module})
    writeFileSync((await openTemporaryFiles(${JSON.stringify(folder)})).newPath(), 'half')
    process.kill(process.pid, 'SIGKILL')`
  spawnSync(process.execPath, ['--input-type=module', '-e', script])
  expect(readdirSync(folder)).toHaveLength(1)

  const temporary = await openTemporaryFiles(folder)
  const own = temporary.newPath()
  writeFileSync(own, 'x')
  await openTemporaryFiles(folder)
  expect(readdirSync(folder)).toEqual([path.basename(temporary.folder)])
  expect(existsSync(own)).toBe(true)
})

test('another machine’s is left alone for a day', async () => {
  const other = path.join(folder, 'ffffffffffff-1-ffffffffffff')
  mkdirSync(other)
  await openTemporaryFiles(folder)
  expect(existsSync(other)).toBe(true)
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400
  utimesSync(other, twoDaysAgo, twoDaysAgo)
  await openTemporaryFiles(folder)
  expect(existsSync(other)).toBe(false)
})
