import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sampleFolder } from './sample-archive.ts'

describe('the command', () => {
  const command = fileURLToPath(new URL('check-cli.ts', import.meta.url))

  test('ends well and with a summary where nothing is wrong', () => {
    expect(execFileSync(process.execPath, [command, sampleFolder], { encoding: 'utf8' })).toBe(
      '1 checked, 0 faults\n',
    )
  })

  test('prints a line a fault and ends with 1', () => {
    const folder = mkdtempSync(join(tmpdir(), 'course-archive-'))
    try {
      cpSync(sampleFolder, folder, { recursive: true })
      writeFileSync(join(folder, 'media', 'x.vtt'), 'salom')
      const { status, stdout } = spawnSync(process.execPath, [command, folder], { encoding: 'utf8' })
      expect(status).toBe(1)
      expect(stdout).toContain('media/x.vtt: captions must start with the line WEBVTT\n')
      expect(stdout).toMatch(/1 checked, 2 faults\n$/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
