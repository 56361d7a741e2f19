import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { repository } from './repository.mjs'

const notSources = new Set(['node_modules', 'dist', '.cache', 'coverage', 'test-results'])
const isTest = (name) => /\.test\.[a-z]+$/.test(name)

/**
 * One hash over the names and contents of all sources under `places`. A file that has not been touched since `known` was
 * made is not read again.
 * @param {readonly string[]} places files and folders, from the checkout's folder
 * @param {Record<string, {touched: string, hash: string}>} known
 */
export function hashSources(places, known = {}) {
  const whole = createHash('sha256')
  const files = {}
  for (const name of places
    .flatMap((place) => sourcesUnder(place))
    .sort((one, other) => (one < other ? -1 : 1))) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(path.join(repository, name))
    const touched = [size, mtimeMs, ctimeMs, ino].join(' ')
    const hash = known[name]?.touched === touched ? known[name].hash : hashOf(name)
    files[name] = { touched, hash }
    whole.update(`${name}\0${hash}\0`)
  }
  return { hash: whole.digest('hex'), files }
}

function hashOf(name) {
  return createHash('sha256')
    .update(readFileSync(path.join(repository, name)))
    .digest('hex')
}

function sourcesUnder(place) {
  if (statSync(path.join(repository, place)).isFile()) return [place]
  return readdirSync(path.join(repository, place), { withFileTypes: true }).flatMap((entry) => {
    if (notSources.has(entry.name) || isTest(entry.name)) return []
    const inside = path.posix.join(place.replaceAll(path.sep, '/'), entry.name)
    if (entry.isDirectory()) return sourcesUnder(inside)
    return entry.isFile() ? [inside] : []
  })
}
