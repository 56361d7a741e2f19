import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const server = path.resolve(import.meta.dirname, '../apps/server')

/** What a file would do to the modules that the next file in its worker finds. */
const mocksModules = (text: string): boolean => /\bvi\.(?:doMock|mock|resetModules)\(/.test(text)

test('no test of the server mocks a module: its worker shares them with other files', () => {
  const files = globSync('{src,test}/**/*.test.ts', { cwd: server })
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => mocksModules(readFileSync(path.join(server, file), 'utf8')))).toEqual([])
})

test('a mocked module is seen', () => {
  expect(mocksModules("vi.mock('./a.ts')")).toBe(true)
  expect(mocksModules("vi.spyOn(machine, 'runtime')")).toBe(false)
})
