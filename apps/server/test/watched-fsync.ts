import { appendFileSync, existsSync, fsyncSync, readlinkSync } from 'node:fs'
import path from 'node:path'

/** The fsync of an embedded database under test, in its thread: logged to a folder that the environment names. */
export const WATCHED_FSYNC = 'QADAM_TEST_FSYNC'

const isWriteAheadLog = (descriptor: number): boolean =>
  process.platform !== 'linux' || readlinkSync(`/proc/self/fd/${descriptor}`).includes('pg_wal')

/** @throws Error EIO while there is a file `full`; else a byte in `all`, and one in `log` for the write-ahead log. */
export function fsync(descriptor: number): void {
  const folder = process.env[WATCHED_FSYNC] ?? ''
  if (existsSync(path.join(folder, 'full'))) {
    throw Object.assign(new Error('input/output error'), { code: 'EIO' })
  }
  fsyncSync(descriptor)
  appendFileSync(path.join(folder, 'all'), '.')
  if (isWriteAheadLog(descriptor)) appendFileSync(path.join(folder, 'log'), '.')
}
