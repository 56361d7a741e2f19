import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** @param {...string} names from the checkout's folder */
export function readJson(...names) {
  return JSON.parse(readFileSync(path.join(repository, ...names), 'utf8'))
}
