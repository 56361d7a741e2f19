import path from 'node:path'
import { parseArgs } from 'node:util'
import { backupName } from '../apps/server/src/backup/nightly-backups.ts'
import { StartFailure, reasonOf } from '../apps/server/src/errors/start-failure.ts'

const between_ms = 2000

/** @throws StartFailure for a second parameter or an option */
export function onlyParameter(usage: string): string | undefined {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    if (positionals.length <= 1) return positionals[0]
  } catch (error) {
    throw new StartFailure(`${reasonOf(error)}. It is used so: ${usage}`, { cause: error })
  }
  throw new StartFailure(`It is used so: ${usage}`)
}

const backupUsage = 'npm run backup -- FOLDER, or npm run backup -- --into=FOLDER --keep=14'

/**
 * Where a backup goes, and how many of its folder are left.
 * @throws StartFailure for what makes no sense
 */
export function readBackupParameters(
  now: Date,
  parameters: string[] = process.argv.slice(2),
): { folder: string; keep: number | undefined } {
  const fail = (why: string) => new StartFailure(`${why} It is used so: ${backupUsage}`)
  let parsed
  try {
    parsed = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { into: { type: 'string' }, keep: { type: 'string' } },
    })
  } catch (error) {
    throw fail(`${reasonOf(error)}.`)
  }
  const { positionals, values } = parsed
  const { into, keep } = values
  if (positionals.length > 1) throw fail('A backup goes into one folder.')
  if (positionals[0] !== undefined) {
    if (into !== undefined || keep !== undefined)
      throw fail('A folder of its own has no --into and no --keep.')
    return { folder: path.resolve(positionals[0]), keep: undefined }
  }
  if (keep !== undefined && (into === undefined || !/^[1-9]\d{0,3}$/.test(keep)))
    throw fail('--keep is a number from 1 on, and goes with --into.')
  return {
    folder: path.resolve(into ?? 'backups', backupName(now)),
    keep: keep === undefined ? undefined : Number(keep),
  }
}

/** Prints now and then how far it is. */
export function sayProgress(): (done: { part: string; count: number; of: number | undefined }) => void {
  let said = Date.now()
  return ({ part, count, of }) => {
    if (Date.now() - said < between_ms) return
    said = Date.now()
    console.log(of === undefined ? `${part}: ${count}` : `${part}: ${count} of ${of}`)
  }
}

export function sizeOf(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
