import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { requireDataFolder } from '../files/data-folder.ts'
import { StartFailure, reasonOf } from '../errors/start-failure.ts'
import { processStart } from './process-start.ts'

export interface DataDirectoryLock {
  release: () => void
}

const holderSchema = z.object({ pid: z.int().positive(), start: z.string() })
type Holder = z.infer<typeof holderSchema>

/**
 * Makes this process the only one on `dataDir`, which is made if it does not exist.
 *
 * What decides is a lock of the operating system (Node has none of its own, SQLite takes one): the system ends it with the
 * process, however that ends, so two starts at the same moment can't both win and none is ever left behind. `server.pid`
 * names the holder, and stands in on file systems that grant every lock.
 * @throws StartFailure when another process has it, or the directory can't be written.
 */
export function lockDataDirectory(dataDir: string): DataDirectoryLock {
  requireDataFolder(dataDir)
  const holderPath = path.join(dataDir, 'server.pid')
  const systemLock = takeSystemLock(path.join(dataDir, 'server.lock'), () =>
    inUse(dataDir, findHolder(holderPath)),
  )
  const holder = findHolder(holderPath)
  if (holder !== undefined && isRunning(holder)) {
    systemLock.close()
    throw inUse(dataDir, holder)
  }
  writeHolder(holderPath)
  let held = true
  return {
    release: () => {
      if (!held) return
      held = false
      rmSync(holderPath, { force: true })
      systemLock.close()
    },
  }
}

function takeSystemLock(lockPath: string, refusal: () => StartFailure): DatabaseSync {
  const busy = 5 // SQLITE_BUSY
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(lockPath, { timeout: 0 })
    // Nothing is ever written, so no journal file either.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) throw refusal()
    throw new StartFailure(`${lockPath} can't be locked: ${reasonOf(error)}`, { cause: error })
  }
}

function inUse(dataDir: string, holder: Holder | undefined): StartFailure {
  const who = holder === undefined ? 'another process' : `process ${holder.pid}`
  return new StartFailure(
    `The data directory ${dataDir} is in use by ${who}. Stop that one first, or set DATA_DIR (and PORT) to run a second server beside it.`,
  )
}

/** Undefined when the file is absent or unreadable: a torn one is from a process that died while it wrote. */
function findHolder(holderPath: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(readFileSync(holderPath, 'utf8'))).data
  } catch {
    return undefined
  }
}

function isRunning(holder: Holder): boolean {
  // A container's process often has the id of the one before it.
  return holder.pid !== process.pid && processStart(holder.pid) === holder.start
}

function writeHolder(holderPath: string): void {
  const holder: Holder = { pid: process.pid, start: processStart(process.pid) ?? '' }
  const unfinished = `${holderPath}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(holder))
  renameSync(unfinished, holderPath)
}
