import { existsSync } from 'node:fs'
import path from 'node:path'
import { readJson, repository } from './repository.mjs'
import { run } from './run.mjs'
import { SetupFailure } from './setup-failure.mjs'

/** Installs exactly what package-lock.json lists, unless that is installed already. Needs no script of any package. */
export async function installIfStale() {
  const reason = whyStale()
  if (reason === undefined) return
  console.log(`Installing the parts: ${reason}.`)
  const flags = [
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  // Not `npm ci`: it refuses a lock file that lacks an optional part for another machine, which a registry may not have.
  const parameters = ['install', '--no-save', ...flags]
  const code = await npm(parameters)
  if (code !== 0) {
    throw new SetupFailure(
      'npm install failed, as it says above. Is the network there, and the disk not full?',
    )
  }
}

/** npm stores a list of what it has installed, written last: after an interrupted install it is old or missing. */
function whyStale() {
  if (!existsSync(path.join(repository, 'node_modules/.package-lock.json'))) return 'nothing is installed yet'
  const wanted = readJson('package-lock.json').packages
  const installed = readJson('node_modules/.package-lock.json').packages
  for (const [place, entry] of Object.entries(wanted)) {
    if (!place.includes('node_modules/')) continue
    const found = installed[place]
    // An optional part that is absent is for another machine.
    if (found === undefined && entry.optional) continue
    if (found === undefined) return `${nameOf(place)} is new`
    if (found.version !== entry.version) return `${nameOf(place)} has changed`
  }
  return undefined
}

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The npm that runs us, else the one on the path. */
async function npm(parameters) {
  const own = process.env.npm_execpath
  try {
    return own?.endsWith('.js')
      ? await run(process.execPath, [own, ...parameters])
      : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters)
  } catch (error) {
    throw new SetupFailure(`npm does not start: ${error.message}.`)
  }
}
