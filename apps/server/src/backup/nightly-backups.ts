import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { contentsPath, isThere } from './backup-form.ts'

/** The name of a backup of a moment, in a folder of many. */
export const backupName = (now: Date): string => now.toISOString().replaceAll(':', '-')

const named = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/
const unfinished = /^(\d{4}-\d{2}-\d{2})T[\d.-]+Z\.unfinished-[\da-f]+$/
const day_ms = 24 * 3_600_000

/**
 * Leaves the newest whole backups of `backupName` in a folder, and removes older ones and what a run that died left
 * behind more than a day ago. Whatever has another name is somebody else's. @returns the names of what was removed
 */
export async function keepNewest(into: string, count: number, now: Date): Promise<string[]> {
  const names = (await readdir(into)).toSorted()
  const whole = await listWhole(into, names)
  const left = names.filter((name) => {
    const day = unfinished.exec(name)?.[1]
    return day !== undefined && now.getTime() - Date.parse(day) > 2 * day_ms
  })
  const removed = [...whole.slice(0, Math.max(0, whole.length - count)), ...left]
  for (const name of removed) await rm(path.join(into, name), { recursive: true })
  return removed
}

/** The folder of the newest whole one; undefined where there is none. */
export async function findNewest(into: string): Promise<string | undefined> {
  const names = await readdir(into).catch(() => [])
  const name = (await listWhole(into, names.toSorted())).at(-1)
  return name === undefined ? undefined : path.join(into, name)
}

async function listWhole(into: string, names: readonly string[]): Promise<string[]> {
  const whole: string[] = []
  for (const name of names)
    if (named.test(name) && (await isThere(contentsPath(path.join(into, name))))) whole.push(name)
  return whole
}
