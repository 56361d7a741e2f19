import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartFailure, codeOf, reasonOf } from '../errors/start-failure.ts'

/**
 * Makes the folder of the school's data where it is missing.
 * @throws StartFailure where it can't be made or written, in one sentence
 */
export function requireDataFolder(dataDir: string): void {
  try {
    makeFolder(path.resolve(dataDir))
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartFailure(
      `The data directory ${dataDir} can't be written: ${systemReason(error)}. Set DATA_DIR to one that can.`,
      {
        cause: error,
      },
    )
  }
}

function systemReason(error: unknown): string {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return 'permission denied'
    case 'EROFS':
      return 'the file system is read-only'
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a file is in its place'
    case 'ENOENT':
      return 'no folder can be made there'
    case 'ENOSPC':
      return 'the disk is full'
    default:
      return reasonOf(error)
  }
}

/** Node's own way (`recursive`) never ends where the system says that there is no such folder, as it does below /proc. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  if (!existsSync(folder)) makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process that starts at this moment made it.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true
}
