import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'

const root = path.join(import.meta.dirname, '..')
const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, { version?: string }>>
} // as npm writes it

test('the bill of materials has what a server runs, by version, and nothing of the machine that wrote it', () => {
  const bill = billOfMaterials()
  const versionOf = (name: string) => locked.packages[`node_modules/${name}`]?.version
  for (const name of ['fastify', 'pg', 'otpauth', 'kysely'])
    expect(bill.components).toContainEqual(expect.objectContaining({ name, version: versionOf(name) }))
  const names = bill.components.map(({ name }) => name)
  for (const tool of ['vitest', 'oxlint', 'knip']) expect(names).not.toContain(tool)
  expect(bill.metadata.component.name).toBe('qadam')
  expect(JSON.stringify(bill)).not.toContain(root)
})
