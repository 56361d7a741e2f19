/**
 * `npm run backup`: the whole school, its tables and its files, into a new folder; `-- FOLDER` names it. For every night:
 * `-- --into=FOLDER --keep=14` makes one in FOLDER and leaves the fourteen newest. The school goes on meanwhile: the
 * server that has the embedded database makes the backup itself.
 */
import path from 'node:path'
import {
  backUpSchool,
  type BackUpOptions,
  type BackUpResult,
} from '../apps/server/src/backup/back-up-school.ts'
import { askForBackup } from '../apps/server/src/backup/backup-socket.ts'
import { openFiles } from '../apps/server/src/start/open-files.ts'
import { StartFailure, codeOf, reasonOf } from '../apps/server/src/errors/start-failure.ts'
import { findNewest, keepNewest } from '../apps/server/src/backup/nightly-backups.ts'
import { readBackupParameters, sayProgress, sizeOf } from './backup-command.ts'
import { readSchoolConfig, withSchool } from './with-school.ts'

async function backUp(): Promise<void> {
  const now = new Date()
  const { folder, keep } = readBackupParameters(now)
  const { databaseUrl, dataDir } = readSchoolConfig()
  // What the last backup has is not copied again, where both lie on one disk.
  const previous = await findNewest(path.dirname(folder))
  const asked = { folder, previous, onProgress: sayProgress() }
  const served = databaseUrl === undefined ? await askForBackup(dataDir, asked) : undefined
  const { rows, files: count, bytes, missing } = served ?? (await backUpAlone({ ...asked, now }))
  console.log(`Backed up into ${folder}: ${rows} rows, ${count} files (${sizeOf(bytes)}).`)
  console.log(
    'It holds passwords’ hashes, phone numbers and the school’s keys: keep it where only you can read it.',
  )
  // Not where files are missing: an older backup may be the one that has them.
  if (keep !== undefined && missing.length === 0) {
    const removed = await keepNewest(path.dirname(folder), keep, now)
    if (removed.length > 0) console.log(`Removed older ones: ${removed.join(', ')}.`)
  }
  if (missing.length === 0) return
  console.error(
    `The store lacks ${missing.length} files that the school names, or has other bytes for them: ${missing.slice(0, 20).join(', ')}. All else is in the backup.`,
  )
  process.exitCode = 1
}

async function backUpAlone(
  asked: Pick<BackUpOptions, 'folder' | 'previous' | 'onProgress' | 'now'>,
): Promise<BackUpResult> {
  return await withSchool(
    async ({ config, db, pool }) =>
      await backUpSchool({ db, pool, files: await openFiles(config), ...asked }),
  )
}

try {
  await backUp()
} catch (error) {
  // The disk, the store or the database; anything else is a fault of the code.
  if (!(error instanceof StartFailure) && codeOf(error) === undefined) throw error
  console.error(
    error instanceof StartFailure
      ? error.message
      : `The backup broke off: ${reasonOf(error)}. Nothing was kept of it.`,
  )
  process.exitCode = 1
}
