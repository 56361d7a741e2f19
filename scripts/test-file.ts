/**
 * Runs some tests: `npm run test:file -- PATH…`, each a path or a part of one, in all projects that hold them; journeys
 * on the built apps. What begins with a hyphen, and all behind it, goes to Vitest and Playwright (`-t NAME`, `--trace on`).
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository, toolPath } from './checks.ts'
import { chooseTests } from './choose-tests.ts'
import { buildIfStale } from './setup/build.mjs'

const typed = process.argv.slice(2)
const options = typed.findIndex((one) => one.startsWith('-'))
const wanted = options === -1 ? typed : typed.slice(0, options)
const { units, journeys, unknown } = chooseTests(wanted)
const advice = 'Give a part of its path, such as rewards/streaks, streak.test.ts or journeys/shop.'

if (wanted.length === 0) fail(`Which test file? ${advice}`)
if (unknown.length > 0) fail(`No test file has ${unknown.join(' or ')} in its path. ${advice}`)

const more = typed.slice(wanted.length)
const codes = [
  ...(units.length === 0 ? [] : [run(toolPath('vitest'), ['run', ...units, ...more])]),
  ...(journeys.length === 0 ? [] : [await play()]),
]
process.exitCode = codes.find((code) => code !== 0) ?? 0

async function play(): Promise<number> {
  await buildIfStale(process.execPath)
  const config = path.join('e2e', 'playwright.config.ts')
  return run(toolPath('playwright'), ['test', '-c', config, ...journeys, ...more])
}

function run(tool: string, parameters: readonly string[]): number {
  const shell = process.platform === 'win32'
  return spawnSync(tool, parameters, { cwd: repository, stdio: 'inherit', shell }).status ?? 1
}

function fail(reason: string): never {
  console.error(reason)
  process.exit(2)
}
