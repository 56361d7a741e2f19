import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FirstLoad } from '../first-load.ts'
import { expect, test } from '../journey.ts'

const dist = path.resolve(import.meta.dirname, '../../apps/student/dist')

/** Of each screen opened from its address, in KB of JavaScript at most; home has a bar of its own. */
const most_kb: Readonly<Record<string, number>> = {
  chat: 142,
  code: 363,
  'coin-shop': 174,
  course: 147,
  courses: 144,
  exam: 203,
  invite: 148,
  invited: 153,
  leaderboard: 156,
  lesson: 203,
  login: 151,
  module: 149,
  notifications: 143,
  preview: 163,
  profile: 176,
  py: 395,
  recall: 162,
}

test('the first load of / is at most 140 KB of JavaScript, in few files', () => {
  const load = new FirstLoad(dist)
  const { parts, inline } = load
  expect(parts.app.length).toBeGreaterThan(0)
  expect(inline).not.toBe('')
  const bytes = load.bytesOf([...parts.app, ...parts.home])
  const brought = load.allImported([...parts.app, ...parts.home])
  // Less would mean that the parts were not found.
  expect(bytes).toBeGreaterThan(60 * 1024)
  expect(bytes, brought.join(', ')).toBeLessThanOrEqual(140 * 1024)
  expect(brought.length).toBeLessThanOrEqual(8)
  // On a phone each file of the screen that is opened most is a wait of its own.
  expect(parts.lesson.length, parts.lesson.join(', ')).toBeLessThanOrEqual(32)
})

test('the first load of each screen keeps to its budget, and a budget that is far too large goes down', () => {
  const load = new FirstLoad(dist)
  const routes = new Map([...load.routes()].map(([name, file]) => [name, [file]]))
  const screens = new Map<string, readonly string[]>([...routes, ['lesson', load.parts.lesson]])
  expect([...screens.keys()].toSorted()).toEqual(Object.keys(most_kb))
  for (const [name, files] of screens) {
    const kb = load.bytesOf([...load.parts.app, ...files]) / 1024
    expect.soft(kb, name).toBeLessThanOrEqual(most_kb[name] ?? 0)
    expect.soft(kb, name).toBeGreaterThan((most_kb[name] ?? 0) * 0.93)
  }
})

test('the app and its lessons are among the files that a visit offline begins with', () => {
  const { page, parts } = new FirstLoad(dist)
  const [, list = ''] = /<meta name="app-files" content="\/([^"]+)"/.exec(page) ?? []
  const { first } = JSON.parse(readFileSync(path.join(dist, list), 'utf8')) as { first: string[] }
  expect(first).toEqual(expect.arrayContaining([...parts.app, ...parts.lesson].map((file) => `/${file}`)))
})
