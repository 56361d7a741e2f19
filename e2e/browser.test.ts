import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepBrowser } from './browser.ts'

let place: string
let folder: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'qadam-browser-test-'))
  folder = join(place, 'browser')
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const write = (into: string, text: string) => writeFileSync(join(into, 'chromium'), text, { mode: 0o700 })
const whole = '#!/bin/sh\necho "Chromium 153.0.8021.1"\n'
const unpack = vi.fn<(into: string) => Promise<void>>(async (into) => write(into, whole))
beforeEach(() => void unpack.mockClear())

test.runIf(process.platform === 'linux')(
  'a browser is unpacked once, and anew where its unpacking was cut',
  async () => {
    const browser = { path: join(folder, 'chromium'), env: {} }
    expect(await keepBrowser(folder, unpack)).toEqual(browser)
    expect(await keepBrowser(folder, unpack)).toEqual(browser)
    expect(unpack).toHaveBeenCalledTimes(1)
    for (const cut of ['', '\u007fELF\u0002\u0001', '#!/bin/sh\nexit 1\n', '#!/bin/sh\necho Chrom\n']) {
      write(folder, cut)
      expect(await keepBrowser(folder, unpack)).toEqual(browser)
    }
    expect(unpack).toHaveBeenCalledTimes(5)
    expect(readdirSync(place)).toEqual(['browser'])
  },
)

test.runIf(process.platform === 'linux')(
  'one that cannot be unpacked, or cannot start though it is whole, is told and leaves no half behind',
  async () => {
    unpack.mockRejectedValueOnce(new Error('no space left on device'))
    await expect(keepBrowser(folder, unpack)).rejects.toThrow('no space left on device')
    expect(readdirSync(place)).toEqual([])
    unpack.mockImplementationOnce(async (into) =>
      write(into, '#!/bin/sh\necho "no libfoo.so" >&2\nexit 127\n'),
    )
    await expect(keepBrowser(folder, unpack)).rejects.toThrow('no libfoo.so')
    expect(await keepBrowser(folder, unpack)).toMatchObject({ path: join(folder, 'chromium') })
  },
)

test.runIf(process.platform === 'linux')(
  'what another run unpacked meanwhile is left in its place',
  async () => {
    unpack.mockImplementationOnce(async (into) => {
      mkdirSync(folder)
      write(folder, whole)
      writeFileSync(join(folder, 'theirs'), '')
      write(into, whole)
    })
    await keepBrowser(folder, unpack)
    expect(existsSync(join(folder, 'theirs'))).toBe(true)
  },
)
