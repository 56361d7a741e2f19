import { existsSync, rmSync, statSync, utimesSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { storedMemory } from './stored-memory.ts'

const made: string[] = []
const store = async (madeOf: string): Promise<string> => {
  const place = await storedMemory(madeOf, false, async () => await Promise.resolve(Buffer.from(madeOf)))
  made.push(place)
  return place
}
afterEach(() => {
  for (const place of made.splice(0)) rmSync(place, { force: true })
})

const setAge = (place: string, days: number) => {
  const time = Date.now() / 1000 - days * 86_400
  utimesSync(place, time, time)
}

test('the memory of a process with other packages stays, as long as one has begun with it lately', async () => {
  const own = await store('test: own packages')
  setAge(own, 29)
  await store('test: other packages')
  expect(existsSync(own)).toBe(true)
  setAge(own, 31)
  await store('test: third packages')
  expect(existsSync(own)).toBe(false)
})

test('one that is used again is as good as new', async () => {
  const own = await store('test: used')
  setAge(own, 29)
  expect(await store('test: used')).toBe(own)
  expect(Date.now() - statSync(own).mtimeMs).toBeLessThan(60_000)
})
