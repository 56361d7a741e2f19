import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { repository } from './repository.mjs'

const forwarded = ['SIGINT', 'SIGTERM']
const parentCheck_ms = 500

/**
 * Runs a program to its end with our input and output, and hands on the signals we get.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {string} folder
 * @returns {Promise<number>} its exit code; 128 and the number of the signal that ended it
 */
export async function run(program, parameters, folder = repository) {
  const child = spawn(program, parameters, { cwd: folder, stdio: 'inherit', env: environment() })
  const forward = (signal) => child.kill(signal)
  for (const signal of forwarded) process.on(signal, forward)
  // npm hands its signals to a shell, which may die of them without handing them on to us.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, parentCheck_ms)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve(code ?? 128 + (os.constants.signals[signal] ?? 0)))
    })
  } finally {
    clearInterval(watch)
    for (const signal of forwarded) process.off(signal, forward)
  }
}

/** Our tools first, so that what starts a `node` gets ours; and what Node compiled is cached for the next start. */
function environment() {
  return {
    NODE_COMPILE_CACHE: path.join(repository, '.cache/node'),
    ...process.env,
    PATH: [path.join(repository, 'node_modules/.bin'), process.env.PATH ?? ''].join(path.delimiter),
  }
}
