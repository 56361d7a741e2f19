import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { repository } from './checks.ts'
import { chooseTests, listTests } from './choose-tests.ts'

const streak = 'apps/server/src/modules/rewards/streaks/streak.test.ts'
const week = 'apps/student/src/features/rewards/streaks/streak-week.test.tsx'
const shop = 'e2e/journeys/shop.spec.ts'
const orders = 'apps/server/src/modules/rewards/shop/orders.test.ts'
const files = [orders, streak, week, shop]

test.each([
  ['a whole path', streak, [streak], []],
  ['a path as a shell completes it', `./${streak}`, [streak], []],
  ['a path as an editor copies it', path.join(repository, streak), [streak], []],
  ['a path as Windows writes it', streak.replaceAll('/', '\\'), [streak], []],
  ['a name', 'streak.test.ts', [streak], []],
  ['a folder, in every project that has one', 'rewards/streaks', [streak, week], []],
  ['a journey', 'journeys/shop', [], [shop]],
  ['a part that tests of both kinds have', 'shop', [orders], [shop]],
  ['a source file, by the tests beside it', 'rewards/streaks/streak-week.ts', [week], []],
])('tests are chosen by %s', (_, wanted, units, journeys) => {
  expect(chooseTests([wanted], files)).toEqual({ units, journeys, unknown: [] })
})

test('a whole path chooses no other file that begins like it', () => {
  const pair = ['packages/web/src/frame.test.ts', 'packages/web/src/frame.test.tsx']
  expect(chooseTests(pair.slice(0, 1), pair).units).toEqual(pair.slice(0, 1))
})

test('several parts choose what any of them names, each file once', () => {
  expect(chooseTests(['streak.test.ts', 'rewards/streaks', 'journeys/'], files)).toEqual({
    units: [streak, week],
    journeys: [shop],
    unknown: [],
  })
})

test('a part that is in no path is named, beside others that are', () => {
  expect(chooseTests(['streek', 'streak.test.ts'], files)).toMatchObject({
    units: [streak],
    unknown: ['streek'],
  })
})

test('there is no test that cannot be chosen', () => {
  const all = globSync('{apps,bench,demo,e2e,packages,scripts}/**/*.{test,spec}.{ts,tsx}', {
    cwd: repository,
    exclude: ['**/node_modules/**'],
  })
  expect(listTests()).toEqual(all.map((file) => file.replaceAll('\\', '/')).toSorted())
})
