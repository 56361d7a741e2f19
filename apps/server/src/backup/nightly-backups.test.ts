import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentsPath } from './backup-form.ts'
import { backupName, keepNewest } from './nightly-backups.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-nights-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const night = (day: number): string => backupName(new Date(Date.UTC(2026, 2, day, 1, 30)))

function lay(name: string, isWhole = true): void {
  mkdirSync(path.join(folder, name))
  if (isWhole) writeFileSync(contentsPath(path.join(folder, name)), '{}')
}

const now = new Date('2026-03-10T02:00:00Z')

test('the newest stay, and what nobody of us made', async () => {
  for (const day of [6, 7, 8, 9, 10]) lay(night(day))
  lay('before-the-upgrade')
  lay('2026-03-01')
  writeFileSync(path.join(folder, 'notes.txt'), '')
  expect(await keepNewest(folder, 2, now)).toEqual([night(6), night(7), night(8)])
  expect(readdirSync(folder).toSorted()).toEqual(
    [night(9), night(10), '2026-03-01', 'before-the-upgrade', 'notes.txt'].toSorted(),
  )
  expect(await keepNewest(folder, 2, now)).toEqual([])
})

test('what is not whole counts for none, and stays to be looked at', async () => {
  for (const day of [8, 9]) lay(night(day))
  lay(night(10), false)
  expect(await keepNewest(folder, 2, now)).toEqual([])
})

test('what a run that died left behind goes, not what one under way writes', async () => {
  lay(`${night(7)}.unfinished-0011aabb`, false)
  lay(`${night(10)}.unfinished-0011aabb`, false)
  expect(await keepNewest(folder, 1, now)).toEqual([`${night(7)}.unfinished-0011aabb`])
})
