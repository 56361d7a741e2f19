import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { commands } from './setup/commands.mjs'

const repository = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8')
const scriptsOf = (folder: string) =>
  (JSON.parse(read(path.join(folder, 'package.json'))) as { scripts?: Record<string, string> }).scripts ?? {}

const told = globSync(['*.md', 'docs/**/*.md', '{apps,bench,demo,e2e,packages,scripts}/**/*.ts'], {
  cwd: repository,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).filter((file) => path.basename(file) !== path.basename(import.meta.filename))

test('what is to be typed runs on the oldest Node that may be installed, so it is an npm script', () => {
  expect(told.length).toBeGreaterThan(1000)
  const typed = told.filter((file) => /`node (?!--)[\w/.-]+\.ts|: node [\w/.-]+\.ts|\bnpx /.test(read(file)))
  expect(typed).toEqual([])
})

test('every npm script that is named is there', () => {
  const missing = told.flatMap((file) =>
    [...read(file).matchAll(/`npm run ([\w:-]+)(?:[^`]*? -w @qadam\/([\w-]+))?[^`]*`/g)]
      .filter(([, name = '', workspace]) => !(name in scriptsOf(workspace ? `packages/${workspace}` : '.')))
      .map(([command]) => `${file}: ${command}`),
  )
  expect(missing).toEqual([])
})

test('every script of package.json that needs the right Node has its file', () => {
  const names = Object.entries(scriptsOf('.')).filter(([, line]) => line.includes('scripts/setup.mjs'))
  expect(names.map(([name, line]) => [name, line])).toEqual(
    names.map(([name]) => [name, `node scripts/setup.mjs ${name}`]),
  )
  expect(names.map(([name]) => name).toSorted()).toEqual(Object.keys(commands).toSorted())
  const files = Object.values(commands).flatMap(({ file }) => file ?? [])
  expect(files.filter((file) => !existsSync(path.join(repository, file)))).toEqual([])
})
