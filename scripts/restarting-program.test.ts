import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RestartingProgram } from './restarting-program.ts'

let folder = ''
let program: RestartingProgram | undefined
let output = ''
let starts = 0
let told: string[] = []

const patience = { timeout: 20_000 }
const file = (name: string) => path.join(folder, name)

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'qadam-restarting-')))
  output = ''
  starts = 0
  told = []
})

afterEach(async () => {
  await program?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A program that prints its file's text, and stays. */
function run(): void {
  program = new RestartingProgram({
    start: () => {
      starts += 1
      const child = spawn(process.execPath, [file('main.mjs')], { stdio: ['ignore', 'pipe', 'ignore'] })
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      return child
    },
    folders: [folder],
    concerns: (changed) => !changed.endsWith('.test.ts'),
    report: (message) => told.push(message),
  })
}

const says = (text: string) => `console.log(${JSON.stringify(text)}); setInterval(() => {}, 1000)`
const heard = async (text: string) => await vi.waitFor(() => expect(output).toContain(text), patience)

/** As many editors save: the new file takes the old one's place. */
function replace(name: string, text: string): void {
  writeFileSync(`${folder}.saved`, text)
  renameSync(`${folder}.saved`, file(name))
}

test('a program starts anew with each saved file, also when an editor puts a new one in its place', async () => {
  writeFileSync(file('main.mjs'), says('first'))
  run()
  await heard('first')
  replace('main.mjs', says('second'))
  await heard('second')
  replace('main.mjs', says('third'))
  await heard('third')
})

test('a file in a folder that is new starts the program anew', async () => {
  writeFileSync(file('main.mjs'), says('start'))
  run()
  await heard('start')
  mkdirSync(file('new'))
  await vi.waitFor(() => expect(told).toHaveLength(1), patience)
  await heard('start\nstart')
  writeFileSync(file('new/table.sql'), 'select 1')
  await heard('start\nstart\nstart')
  expect(told.at(-1)).toContain('table.sql')
})

test('a program that fails is started with the next change', async () => {
  writeFileSync(file('main.mjs'), 'this is no program')
  run()
  await vi.waitFor(() => expect(told.join()).toContain('has ended'), patience)
  writeFileSync(file('main.mjs'), says('mended'))
  await heard('mended')
})

test('a program that was stopped while its restart was due stays stopped', async () => {
  writeFileSync(file('main.mjs'), says('start'))
  run()
  await heard('start')
  writeFileSync(file('main.mjs'), says('again'))
  await program?.stop()
  expect(starts).toBe(1)
})
