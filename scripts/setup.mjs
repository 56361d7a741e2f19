/**
 * Behind every `npm run`: installs what is missing, builds what is stale, then runs the command with the Node that came
 * with the install. Plain JavaScript without dependencies, since it runs before there are any, on Node 20 and newer.
 */
import path from 'node:path'
import { commands } from './setup/commands.mjs'
import { installIfStale } from './setup/install.mjs'
import { findNode } from './setup/find-node.mjs'
import { buildIfStale } from './setup/build.mjs'
import { repository } from './setup/repository.mjs'
import { run } from './setup/run.mjs'
import { SetupFailure } from './setup/setup-failure.mjs'

/** No signal may open the debugger of a server. */
const nodeFlags = ['--disable-sigusr1']

async function main() {
  const [name, ...parameters] = process.argv.slice(2)
  const command = commands[name ?? '']
  if (command === undefined) throw new SetupFailure(`There is npm run ${Object.keys(commands).join(', ')}.`)
  await installIfStale()
  const node = findNode()
  if (command.needsApps) await buildIfStale(node)
  if (command.isBuilding) return 0
  return await run(node, [
    ...nodeFlags,
    ...(command.flags ?? []),
    ...(command.file === undefined ? [] : [path.join(repository, command.file)]),
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
