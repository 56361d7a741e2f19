import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listChecks, runCheck } from './checks.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-checks-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a format that is not kept is told with the command that mends it; one that is, without', async () => {
  const check = listChecks().find(({ name }) => name === 'format')
  if (!check) throw new Error('the format is not checked')
  const source = path.join(folder, 'source.ts')
  const look = async (text: string) => {
    writeFileSync(source, text)
    return await runCheck({ ...check, parameters: ['--check', source] })
  }
  const failed = await look('const   one=1\n')
  expect(failed.isPassed).toBe(false)
  expect(failed.output).toContain('npm run format')
  const passed = await look('const one = 1\n')
  expect(passed.output).not.toContain('npm run format')
  expect(passed.isPassed).toBe(true)
})
