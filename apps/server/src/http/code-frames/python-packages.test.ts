import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPythonPackages } from './python-packages.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'qadam-wheels-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const about = { 'salom-1.0.dist-info/WHEEL': strToU8('Wheel-Version: 1.0\nRoot-Is-Purelib: true\n') }
const put = (name: string, files: Zippable) => writeFileSync(path.join(folder, name), zipSync(files))

test('a wheel of pure Python is taken, and what is none is left alone', async () => {
  put('salom-1.0-py3-none-any.whl', { 'salom.py': strToU8('x = 1'), ...about })
  writeFileSync(path.join(folder, 'README.txt'), '')
  expect([...(await readPythonPackages(folder)).keys()]).toEqual(['salom-1.0-py3-none-any.whl'])
  expect((await readPythonPackages(undefined)).size).toBe(0)
})

test.each<[string, string, () => void]>([
  ['no folder', "can't be read", () => rmSync(folder, { recursive: true })],
  ['an empty folder', 'holds no wheel', () => undefined],
  ['compiled code', 'no wheel of pure Python', () => put('a-1.0-cp314-cp314-linux_x86_64.whl', about)],
  [
    'another file under the name of a wheel',
    "can't be unpacked",
    () => writeFileSync(path.join(folder, 'a-1.0-py3-none-any.whl'), 'salom'),
  ],
  ['no word on what it is', 'does not say', () => put('a-1.0-py3-none-any.whl', { 'a.py': strToU8('') })],
  [
    'a way out of its folder',
    'outside',
    () => put('a-1.0-py3-none-any.whl', { '../../a.py': strToU8(''), ...about }),
  ],
  [
    'a bomb',
    'too large',
    () => put('a-1.0-py3-none-any.whl', { 'a.py': new Uint8Array(61_000_000), ...about }),
  ],
])('%s is said in one sentence', async (_what, words, prepare) => {
  prepare()
  await expect(readPythonPackages(folder)).rejects.toThrow(words)
})
