/**
 * `npm run backup`: the whole school, its tables and its files, into a new folder; `-- FOLDER` names it. For every night:
 * `-- --into=FOLDER --keep=14` makes one in FOLDER and leaves the fourteen newest. A school on PostgreSQL goes on
 * meanwhile; the embedded database has to be free: stop the server first.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { backUpSchool } from '../apps/server/src/backup/back-up-school.ts'
import { readConfig } from '../apps/server/src/config/config.ts'
import { openDatabase } from '../apps/server/src/database/open-database.ts'
import { openFiles } from '../apps/server/src/start/open-files.ts'
import { StartFailure, codeOf, reasonOf } from '../apps/server/src/common/start-failure.ts'
import { keepNewest } from '../apps/server/src/backup/nightly-backups.ts'
import { readBackupParameters, sayProgress, sizeOf } from './backup-command.ts'

async function backUp(): Promise<void> {
  const now = new Date()
  const { folder, keep } = readBackupParameters(now)
  const config = readConfig(process.env, path.resolve('.env'))
  const { databaseUrl, databasePoolSize, dataDir } = config
  if (databaseUrl === undefined && !existsSync(dataDir))
    throw new StartFailure(`There is no school in ${dataDir}: set DATA_DIR or DATABASE_URL to one.`)
  const database = await openDatabase({ databaseUrl, poolSize: databasePoolSize, dataDir })
  try {
    const files = await openFiles(config)
    const {
      rows,
      files: count,
      bytes,
      missing,
    } = await backUpSchool({
      db: database.db,
      pool: database.pool,
      files,
      folder,
      now,
      onProgress: sayProgress(),
    })
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
  } finally {
    await database.close()
  }
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
