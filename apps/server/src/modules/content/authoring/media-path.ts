import { slugOf } from './stable-ids.ts'

const LONGEST = 60

/** By what name authors call a file: read from its own, and not one that is taken. */
export function mediaPath(fileName: string, ending: string, taken: ReadonlySet<string>): string {
  const name = slugOf(fileName.replace(/\.[^./]*$/, ''), LONGEST) || 'fayl'
  const path = (end: string) => `media/${name}${end}.${ending}`
  let number = 2
  if (!taken.has(path(''))) return path('')
  while (taken.has(path(`-${number}`))) number += 1
  return path(`-${number}`)
}
