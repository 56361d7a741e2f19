import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/**
 * What draws a number as a length, a place or an angle, and the test that goes from the number to what is drawn. The
 * components of charts, which many screens draw with, are told to it by name.
 */
const proofs: Readonly<Record<string, string>> = {
  'apps/staff/src/features/learning/exam/bank-question-row.tsx':
    'apps/staff/src/features/learning/exam/bank-panel.test.tsx',
  'apps/staff/src/features/office/insight/curve-chart.tsx':
    'apps/staff/src/features/office/insight/curve-chart.test.tsx',
  'apps/staff/src/features/learning/review/verdict/score-field.tsx':
    'apps/staff/src/features/learning/review/verdict/verdict-panel.test.tsx',
  'apps/student/src/features/learning/questions/player/seek-bar.tsx':
    'apps/student/src/app/bars-and-numbers.test.tsx',
  'apps/student/src/features/learning/questions/sounds/listen.tsx':
    'apps/student/src/features/learning/questions/sounds/listening.test.tsx',
  ...Object.fromEntries(
    ['bar-chart', 'line-spark', 'progress-bar', 'progress-ring', 'sound-bars'].map((name) => [
      `packages/ui/src/${name}.tsx`,
      'packages/ui/src/charts.test.tsx',
    ]),
  ),
}
const drawn =
  /style=\{\{.*(?:%[`'"]|translateX|clipPath|'--part')|percentOf\(|<(?:path|circle|rect)[^>]*\b(?:d|strokeDasharray|height)=\{/
/** These draw a shape, which says no number. */
const shapes = [
  'staff/src/features/access/groups/cell-mark',
  'staff/src/features/content/authoring/rich/rich-icons',
  'student/src/features/access/accounts/welcome-path',
  'student/src/features/learning/courses/tower-dome',
  'student/src/features/rewards/leaderboard/podium',
  'student/src/features/rewards/leagues/league-picture',
  'student/src/features/rewards/shop/stall',
].map((name) => `apps/${name}.tsx`)

test('each chart and bar of the apps, and each of the kit, is drawn where a test knows its lengths', () => {
  const files = globSync(['apps/{staff,student}/src/**/*.tsx', ...Object.keys(proofs)], { cwd: root })
    .filter((file) => !file.includes('.test.') && !shapes.includes(file))
    .filter((file) => drawn.test(read(file)))
  expect([...new Set(files)].toSorted()).toEqual(Object.keys(proofs).toSorted())
  for (const proof of Object.values(proofs)) expect(existsSync(path.join(root, proof)), proof).toBe(true)
})
