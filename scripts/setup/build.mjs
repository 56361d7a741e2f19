import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readJson, repository } from './repository.mjs'
import { run } from './run.mjs'
import { SetupFailure } from './setup-failure.mjs'
import { hashSources } from './source-hash.mjs'

const apps = ['student', 'staff']

/**
 * Builds each web app whose sources, or those of a package it uses, are not the ones it was built from: side by side,
 * in three quarters of the time that they take in turn on two cores.
 */
export async function buildIfStale(node) {
  const there = apps.filter((app) => existsSync(path.join(repository, 'apps', app, 'vite.config.ts')))
  const ends = await Promise.allSettled(there.map((app) => buildAppIfStale(app, node)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function buildAppIfStale(app, node) {
  const folder = path.join('apps', app)
  const stampPath = path.join(repository, '.cache', `build-${app}.json`)
  const stamp = readStamp(stampPath)
  const { hash, files } = hashSources([...sourceFolders(folder), 'package-lock.json'], stamp.files)
  const isBuilt = existsSync(path.join(repository, folder, 'dist/index.html'))
  const isStale = !isBuilt || stamp.hash !== hash
  if (isStale) {
    console.log(`Building the ${app} app: ${isBuilt ? 'its sources have changed' : 'it is not built yet'}.`)
    // Gone before the build begins: an interrupted one must not pass for the last that succeeded.
    rmSync(stampPath, { force: true })
    const vite = path.join(repository, 'node_modules/vite/bin/vite.js')
    const code = await run(node, [vite, 'build', '--logLevel', 'warn'], path.join(repository, folder))
    if (code !== 0) throw new SetupFailure(`The ${app} app could not be built, as it says above.`)
    await run(node, [
      path.join(repository, 'apps/server/src/http/precompress-cli.ts'),
      path.join(repository, folder, 'dist'),
    ])
  }
  mkdirSync(path.dirname(stampPath), { recursive: true })
  writeFileSync(stampPath, JSON.stringify({ hash, files }))
}

function readStamp(stampPath) {
  try {
    return JSON.parse(readFileSync(stampPath, 'utf8'))
  } catch {
    return { hash: undefined, files: {} }
  }
}

/** The app's folder and those of the packages here that it uses, also by way of others. */
function sourceFolders(folder, found = new Set()) {
  if (found.has(folder)) return found
  found.add(folder)
  const { dependencies = {}, devDependencies = {} } = readJson(folder, 'package.json')
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const own = path.join('packages', name.replace('@qadam/', ''))
    if (name.startsWith('@qadam/') && existsSync(path.join(repository, own))) sourceFolders(own, found)
  }
  return found
}
