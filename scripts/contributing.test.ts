import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { staffActions, studentActions, type Action } from '@qadam/contract'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('whatever file CONTRIBUTING.md names is there', () => {
  const named = [...read('CONTRIBUTING.md').matchAll(/`((?:apps|packages|docs|demo|scripts)\/[^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.includes('00NN'))
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter((name) => globSync(name.replaceAll(/<\w+>/g, '*'), { cwd: root }).length === 0)
  expect(missing).toEqual([])
})

test('an action stands in two files: what joins them names files and modules, and no action', () => {
  const names = Object.keys({ ...studentActions, ...staffActions }).filter((name) => name.includes('_'))
  const joining = [
    ...['first-student', 'later-student', 'student', 'staff'].map(
      (part) => `packages/contract/src/${part}-actions.ts`,
    ),
    'packages/contract/src/index.ts',
    'apps/server/src/registry/actions.ts',
  ]
  const repeated = joining.flatMap((file) => {
    const words = new Set(read(file).match(/\w+/g))
    return names.filter((name) => words.has(name)).map((name) => `${file}: ${name}`)
  })
  expect(repeated).toEqual([])
})

const folder = path.join(root, 'packages/contract/src/actions')
const files = globSync('**/*.ts', { cwd: folder }).map((file) => path.join(folder, file))
const parts = (await Promise.all(files.map(async (file) => (await import(file)) as Record<string, object>))) // its exports
  .flatMap((file) => Object.entries(file))
const isOfStaff = (name: string) => name.endsWith('StaffActions') || name === 'secondStepActions'

// What joins them spreads them: of two of one name the last would hold, by whose access it is.
test.each<[string, Readonly<Record<string, Action>>, (name: string) => boolean]>([
  ['staff', staffActions, isOfStaff],
  ['students', studentActions, (name) => name.endsWith('Actions') && !isOfStaff(name)],
])('each action of %s is defined once, and is among all', (_, all, isTheirs) => {
  const defined = parts.filter(([name]) => isTheirs(name)).flatMap(([, actions]) => Object.keys(actions))
  expect(defined.toSorted()).toEqual(Object.keys(all).toSorted())
})
