import { expect, test } from 'vitest'
import { readArchive } from './reader.ts'
import { sampleFolder } from './sample-archive.ts'
import { FORMAT, VERSION } from './schema.ts'
import { type RawArchive, upgradeArchive } from './versions.ts'

const archiveOf = (version: unknown): RawArchive => ({
  course: { format: FORMAT, version },
  lessons: new Map(),
})
const step = (to: number) => (archive: RawArchive) => ({
  ...archive,
  course: { ...(archive.course as object), version: to, steps: [...stepsOf(archive), to] }, // archiveOf makes an object
})
function stepsOf({ course }: RawArchive): number[] {
  return (course as { steps?: number[] }).steps ?? [] // written by step
}

test('an archive of version 1 is read with all its question types', async () => {
  const { modules } = await readArchive(sampleFolder)
  const types = modules
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ questions }) => questions.map(({ type }) => type))
  expect(new Set(types).size).toBe(11)
})

test('an old archive goes through every version up to the newest, in order', () => {
  const upgraded = upgradeArchive(archiveOf(1), { 1: step(2), 2: step(3), 3: step(4) }, 4)
  expect(typeof upgraded === 'string' ? [] : stepsOf(upgraded)).toEqual([2, 3, 4])
  expect(upgradeArchive(archiveOf(3), { 1: step(2), 3: step(4) }, 4)).toMatchObject({
    course: { version: 4 },
  })
})

test('every version up to the newest can be read', () => {
  for (let version = 1; version <= VERSION; version++)
    expect(typeof upgradeArchive(archiveOf(version))).toBe('object')
})

test('a newer, a lost and no version are refused with a sentence', () => {
  expect(upgradeArchive(archiveOf(VERSION + 1))).toMatch(/newer than this reader/)
  expect(upgradeArchive(archiveOf(1), {}, 2)).toBe('version 1 can no longer be read')
  for (const version of ['1', 1.5, 0, undefined])
    expect(upgradeArchive(archiveOf(version))).toMatch(/whole number/)
  expect(upgradeArchive({ course: null, lessons: new Map() })).toMatch(/format must be/)
})
