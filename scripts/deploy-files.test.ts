import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settingsTable } from '../apps/server/src/config/config.ts'
import { commands } from './setup/commands.mjs'

const repository = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(repository, 'deploy', file), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const settingNames = new Set(all(settingsTable(), /^\| `(\w+)`/gm))

test('the server starts in a container and by systemd as it does by npm start', () => {
  const { file = '', flags = [] } = commands['start'] ?? {}
  const command = ['--disable-sigusr1', ...flags, file]
  expect(read('Dockerfile')).toContain(`CMD ${JSON.stringify(['node', ...command]).replaceAll(',', ', ')}`)
  expect(read('systemd/qadam.service')).toMatch(new RegExp(`^ExecStart=\\S+/node ${command.join(' ')}$`, 'm'))
})

test('what is set for the server is a setting, and what is run is there', () => {
  const settings = /environment: &settings\n((?: {4}\w+: .*\n)+)/.exec(read('compose.yaml'))?.[1] ?? ''
  const ofUnits = ['qadam.service', 'qadam-backup.service'].flatMap((unit) =>
    all(read(`systemd/${unit}`), /^Environment=(.+)$/gm).flatMap((line) => all(line, /(\w+)=/g)),
  )
  const ofImage = all(/^ENV (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '', /(\w+)=/g)
  const names = [...all(settings, /^ {4}(\w+):/gm), ...ofUnits, ...ofImage]
  expect(names.length).toBeGreaterThan(12)
  // Node's own.
  expect(names.filter((name) => name !== 'NODE_ENV' && !settingNames.has(name))).toEqual([])
  const texts = ['Dockerfile', 'compose.yaml', 'systemd/qadam.service', 'systemd/qadam-backup.service'].map(
    read,
  )
  const files = texts.flatMap((text) => all(text, /(?<![\w./])((?:apps|scripts)\/[\w/-]+\.(?:ts|mjs))/g))
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter((file) => !existsSync(path.join(repository, file)))).toEqual([])
})

test('every secret that compose asks for is in the example of its settings', () => {
  const asked = new Set(all(read('compose.yaml'), /\$\{(\w+):\?\}/g))
  expect(all(read('compose.env.example'), /^(\w+)=/gm).toSorted()).toEqual([...asked].toSorted())
})
