import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { moduleGroups } from './boundaries.ts'

const repository = path.resolve(import.meta.dirname, '..')

/** The names of the first column of each table, under the group that its heading names. */
function documented(text: string): Map<string, string[]> {
  const sections = text.split(/^\*\*(?=\w+\/\*\*)/m).slice(1)
  return new Map(
    sections.map((section) => {
      const [table = ''] = section.split(/\n\n(?!\|)/)
      const names = [...table.matchAll(/^\| ([\w-]+) \|/gm)].map(([, name = '']) => name)
      return [section.slice(0, section.indexOf('/')), names.filter((name) => name !== 'module').toSorted()]
    }),
  )
}

test('each group of modules, and each module in it, has its row in docs/architecture.md', () => {
  const modules = path.join(repository, 'apps/server/src/modules')
  const rows = documented(readFileSync(path.join(repository, 'docs/architecture.md'), 'utf8'))
  expect([...rows.keys()]).toEqual([...moduleGroups])
  expect(readdirSync(modules).toSorted()).toEqual([...moduleGroups].toSorted())
  for (const group of moduleGroups)
    expect(readdirSync(path.join(modules, group)).toSorted(), `modules/${group}`).toEqual(rows.get(group))
})

test('features of the apps and actions of the contract lie in the same groups', () => {
  const groups = new Set<string>(moduleGroups)
  for (const folder of [
    'apps/student/src/features',
    'apps/staff/src/features',
    'packages/contract/src/actions',
  ])
    expect(readdirSync(path.join(repository, folder)).filter((name) => !groups.has(name))).toEqual([])
})
