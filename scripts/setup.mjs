/**
 * Behind every `npm run`: installs what is missing, builds what is stale, then runs the command with the Node that came
 * with the install. Plain JavaScript without dependencies, since it runs before there are any, on Node 20 and newer.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { installIfStale } from './setup/install.mjs'
import { findNode } from './setup/find-node.mjs'
import { buildIfStale } from './setup/build.mjs'
import { repository } from './setup/repository.mjs'
import { run } from './setup/run.mjs'
import { SetupFailure } from './setup/setup-failure.mjs'

/** What each command runs, whether it needs the built apps, and its V8 flags (docs/decisions/2026-11-22-memory.md). */
const commands = {
  start: { file: 'apps/server/src/main.ts', needsApps: true, flags: ['--max-semi-space-size=8'] },
  dev: { file: 'scripts/dev.ts', needsApps: false },
  check: { file: 'scripts/check.ts', needsApps: false },
  test: { file: 'scripts/test.ts', needsApps: true },
  gallery: { file: 'e2e/gallery.ts', needsApps: true },
  verify: { file: 'scripts/verify.ts', needsApps: false },
  backup: { file: 'scripts/backup.ts', needsApps: false },
  restore: { file: 'scripts/restore.ts', needsApps: false },
  figures: { file: 'scripts/rebuild-figures.ts', needsApps: false },
  'school:create': { file: 'scripts/create-school.ts', needsApps: false },
  bench: { file: 'bench/main.ts', needsApps: false },
}

/** No signal may open the debugger of a server. */
const nodeFlags = ['--disable-sigusr1']

async function main() {
  const [name, ...parameters] = process.argv.slice(2)
  const command = commands[name ?? '']
  if (command === undefined) throw new SetupFailure(`There is npm run ${Object.keys(commands).join(', ')}.`)
  if (!existsSync(path.join(repository, command.file)))
    throw new SetupFailure(`${command.file} is not there yet.`)
  await installIfStale()
  const node = findNode()
  if (command.needsApps) await buildIfStale(node)
  return await run(node, [
    ...nodeFlags,
    ...(command.flags ?? []),
    path.join(repository, command.file),
    ...parameters,
  ])
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error
  console.error(error.message)
  process.exitCode = 1
}
