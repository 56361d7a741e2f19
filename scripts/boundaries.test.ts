import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { boundaries, importsIn, listImports } from './boundaries.ts'
import { findCycle } from './feature-graph.ts'
import { breaksKernelUse, findKernelUses, kernelUses } from './kernel-uses.ts'

const repository = path.resolve(import.meta.dirname, '..')
const imports = listImports(repository, ['apps', 'packages'])

test('the imports of all sources are read', () => {
  expect(imports.length).toBeGreaterThan(500)
})

test.each(boundaries)('$rule', ({ isBroken, instead }) => {
  const broken = imports.filter(isBroken).map(({ file, target }) => `${file} imports ${target}: ${instead}`)
  expect(broken).toEqual([])
})

test('imports go in no circle, those of types and of what loads later included', () => {
  const targets = Object.groupBy(imports, ({ file }) => file)
  const graph = Object.entries(targets).map(([file, own = []]) => [file, own.map(({ target }) => target)])
  expect(findCycle(Object.fromEntries(graph))).toBeUndefined()
})

describe('a boundary can be broken:', () => {
  const modules = 'apps/server/src/modules'
  const examples: Record<string, [file: string, source: string]> = {
    'server modules meet only through index.ts': [
      `${modules}/learning/attempts/a.ts`,
      '../../rewards/streaks/streaks-store.ts',
    ],
    'imports of the server run downwards: http -> registry -> modules -> actions -> what they stand on': [
      `${modules}/learning/attempts/attempts-actions.ts`,
      '../../../http/envelope.ts',
    ],
    'groups of modules are floors: base, messages, rewards, access, money, learning, content, office': [
      `${modules}/rewards/shop/orders-store.ts`,
      '../../access/groups/index.ts',
    ],
    'http knows modules only through the registry': [
      'apps/server/src/http/uploads.ts',
      '../modules/learning/uploads/index.ts',
    ],
    'only stores touch the database': [`${modules}/learning/attempts/attempts-actions.ts`, 'kysely'],
    'rules import no input or output': [`${modules}/learning/attempts/attempt.ts`, 'node:fs/promises'],
    'the contract imports nothing but zod': ['packages/contract/src/action.ts', 'react'],
    'apps never import each other': ['apps/student/src/app/a.ts', '../../../server/src/config.ts'],
    'packages import no app': ['packages/ui/src/a.tsx', '@qadam/student'],
    'ui and code-lab know no school': ['packages/ui/src/a.tsx', '@qadam/contract'],
    'imports of a web app run platform -> features -> routes -> app': [
      'apps/student/src/platform/a.ts',
      '../features/learning/attempts/b.ts',
    ],
    'features of an app import each other only along the declared graph': [
      'apps/student/src/features/learning/questions/a.ts',
      '../attempts/b.ts',
    ],
  }
  test.each(boundaries)('$rule', ({ rule, isBroken }) => {
    const [file, source] = examples[rule] ?? ['', '']
    expect(importsIn(file, `import { x } from '${source}'`).some(isBroken)).toBe(true)
  })
})

test('every way to import is seen, and types are told from values', () => {
  const text = `import a from './a.ts'
import type { B } from './b.ts'
import { type C, type D } from './c.ts'
import { type E, f } from './d.ts'
import './e.css'
export { g } from './g.ts'
import {
  h,
} from './h.ts'
const lazy = () => import('./i.ts')`
  expect(importsIn('src/x.ts', text).map(({ target, isTypeOnly }) => [target, isTypeOnly])).toEqual([
    ['src/a.ts', false],
    ['src/b.ts', true],
    ['src/c.ts', true],
    ['src/d.ts', false],
    ['src/e.css', false],
    ['src/g.ts', false],
    ['src/h.ts', false],
    ['src/i.ts', false],
  ])
})

test.each(kernelUses)('$rule', (use) => {
  expect(findKernelUses(repository, use).map((file) => `${file}: ${use.instead}`)).toEqual([])
})

test.each([
  ["window.addEventListener('online', look)", 0],
  ["on(window, 'online', () => look())", 0],
  ["addEventListener(\n  'offline',\n  look,\n)", 0],
  ['if (navigator.onLine) send()', 0],
  ['await navigator.locks.request(name, work)', 1],
  ['const request = indexedDB.open(name, 1)', 2],
  ["const channel = new BroadcastChannel('tabs')", 3],
])('%s is the kernel’s alone', (text, broken) => {
  const found = (file: string) => kernelUses.map((use) => breaksKernelUse(use, file, text))
  expect(found('apps/student/src/features/learning/attempts/a.ts')).toEqual(
    [0, 1, 2, 3].map((place) => place === broken),
  )
  expect(found('packages/delivery/src/a.ts')).not.toContain(true)
})
