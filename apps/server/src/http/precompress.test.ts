import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-dist-'))
  mkdirSync(path.join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string) => path.join(folder, name)

test('text files get compressed siblings that hold the same, pictures and small files none', async () => {
  const text = 'const salom = 1;'.repeat(200)
  writeFileSync(at('assets/a.js'), text)
  writeFileSync(at('assets/a.png'), text)
  writeFileSync(at('small.css'), 'a{}')
  expect(await precompress(folder)).toBe(1)
  expect(brotliDecompressSync(readFileSync(at('assets/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(at('assets/a.js.gz'))).toString()).toBe(text)
  expect([existsSync(at('assets/a.png.br')), existsSync(at('small.css.gz'))]).toEqual([false, false])
})

test('a second run leaves no sibling of a file that is gone or became small', async () => {
  writeFileSync(at('a.js'), 'x'.repeat(5000))
  writeFileSync(at('b.js'), 'y'.repeat(5000))
  await precompress(folder)
  rmSync(at('a.js'))
  writeFileSync(at('b.js'), 'y')
  await precompress(folder)
  expect(['a.js.br', 'a.js.gz', 'b.js.br', 'b.js.gz'].filter((name) => existsSync(at(name)))).toEqual([])
})
