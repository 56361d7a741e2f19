import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { exportedBy, libraryNames } from './react-libraries.ts'

const require = createRequire(import.meta.url)

test.each(libraryNames)('all that %s exports is read off its text', (name) => {
  expect(exportedBy(name).toSorted()).toEqual(Object.keys(require(name) as object).toSorted())
})
