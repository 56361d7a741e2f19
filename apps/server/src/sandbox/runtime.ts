import { existsSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

/** Where Deno lies, which alone may run what a student wrote. */
export interface SandboxRuntime {
  deno: string
  /** Whether other users may run it too, and read its files. */
  isOpenToAll: boolean
}

const packages: Record<string, string> = {
  'linux-x64': '@deno/linux-x64-glibc/deno',
  'linux-arm64': '@deno/linux-arm64-glibc/deno',
  'darwin-x64': '@deno/darwin-x64/deno',
  'darwin-arm64': '@deno/darwin-arm64/deno',
  'win32-x64': '@deno/win32-x64/deno.exe',
  'win32-arm64': '@deno/win32-arm64/deno.exe',
}

const require = createRequire(import.meta.url)
/** Python as npm has installed it, and the files of ours that the child reads. */
export const pythonFolder = realpathSync(path.dirname(require.resolve('pyodide/pyodide.mjs')))
export const ownFolder = realpathSync(import.meta.dirname)

/**
 * The runtime for this machine; undefined where there is none, and checks on the server are off. It is never done with
 * less. npm's scripts are not run here, so we look for the program itself and not for what they would have made of it.
 */
export function findRuntime(platform = `${process.platform}-${process.arch}`): SandboxRuntime | undefined {
  const name = packages[platform]
  // It is made for glibc; on musl it would not start.
  if (name === undefined || (platform.startsWith('linux-') && !isGlibc())) return undefined
  const deno = path.join(pythonFolder, '..', name)
  if (!existsSync(deno)) return undefined
  const real = realpathSync(deno)
  return { deno: real, isOpenToAll: isOpen(real, 0o005) && isOpen(pythonFolder) && isOpen(ownFolder) }
}

let found: SandboxRuntime | undefined | null = null

export const sandbox = {
  /** The runtime of this machine, looked up once. */
  runtime: (): SandboxRuntime | undefined => {
    if (found === null) found = findRuntime()
    return found
  },
}

function isGlibc(): boolean {
  if (process.platform !== 'linux') return true
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } } // as Node documents it
  return header.glibcVersionRuntime !== undefined
}

/** Whether every user may reach its folder, and has these rights on it. */
export function isOpen(place: string, rights = 0o005): boolean {
  if (os.platform() === 'win32') return false
  for (let folder = path.dirname(place); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === path.dirname(folder)) break
  }
  return (statSync(place).mode & rights) === rights
}
