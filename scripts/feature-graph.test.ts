import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listImports } from './boundaries.ts'
import {
  arrowOf,
  featureGraphs,
  findCycle,
  graphPath,
  isDeclared,
  listUnused,
  withFeatureGraph,
} from './feature-graph.ts'

const repository = path.resolve(import.meta.dirname, '..')
const imports = listImports(repository, ['apps/student/src', 'apps/staff/src'])

test.each(['student', 'staff'] as const)('the features of %s are declared without a cycle', (app) => {
  expect(findCycle(featureGraphs[app])).toBeUndefined()
})

test.each(['student', 'staff'] as const)('every declared arrow of %s is gone along', (app) => {
  expect(listUnused(app, imports), 'Take it out of scripts/feature-graph.ts').toEqual([])
})

test('a cycle is found, and said in its order', () => {
  expect(findCycle({ a: ['b', 'd'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a'])
  expect(findCycle({ a: ['b'], b: ['c', 'd'], d: ['b'] })).toEqual(['b', 'd', 'b'])
  expect(findCycle({ a: ['a'] })).toEqual(['a', 'a'])
})

test('two ways to one feature are no cycle', () => {
  expect(findCycle({ a: ['b', 'c'], b: ['d'], c: ['d'] })).toBeUndefined()
})

test('an arrow is an import from one feature into another of the same app', () => {
  const arrow = (file: string, target: string) => arrowOf({ file, target, isTypeOnly: false })
  const student = 'apps/student/src'
  const found = arrow(
    `${student}/features/learning/lesson/a.ts`,
    `${student}/features/learning/attempts/player/b.ts`,
  )
  expect(found).toEqual({ app: 'student', from: 'lesson', to: 'attempts' })
  expect(
    arrow(`${student}/features/learning/attempts/a.ts`, `${student}/features/learning/attempts/b.ts`),
  ).toBeUndefined()
  expect(arrow(`${student}/routes/a.ts`, `${student}/features/learning/attempts/b.ts`)).toBeUndefined()
  expect(arrow(`${student}/features/learning/attempts/a.ts`, `${student}/platform/b.ts`)).toBeUndefined()
  expect(found && isDeclared(found, { lesson: ['attempts'] })).toBe(true)
  expect(found && isDeclared(found, { attempts: ['lesson'] })).toBe(false)
  expect(found && isDeclared(found, {})).toBe(false)
})

test('the documented graph is the declared one', () => {
  const text = readFileSync(graphPath, 'utf8')
  expect(text, 'Run `npm run feature-graph`').toBe(withFeatureGraph(text))
})
