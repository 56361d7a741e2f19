/**
 * `npm run restore -- FOLDER`: a school from what `npm run backup` wrote, into an empty database and file store, of
 * either kind; then the books are verified. Nothing that is there is overwritten.
 */
import path from 'node:path'
import { restoreSchool } from '../apps/server/src/backup/restore-school.ts'
import { readConfig } from '../apps/server/src/config/config.ts'
import { openDatabase } from '../apps/server/src/database/open-database.ts'
import { createLogger } from '../apps/server/src/log/logger.ts'
import { openFiles } from '../apps/server/src/start/open-files.ts'
import { StartFailure, codeOf, reasonOf } from '../apps/server/src/errors/start-failure.ts'
import { onlyParameter, sayProgress } from './backup-command.ts'

const usage = 'npm run restore -- FOLDER'

async function restore(): Promise<void> {
  const given = onlyParameter(usage)
  if (given === undefined) throw new StartFailure(`Name the folder of the backup: ${usage}`)
  const config = readConfig(process.env, path.resolve('.env'))
  const { databaseUrl, databasePoolSize, dataDir, schoolTimeZone } = config
  const { db, pool, kind, close } = await openDatabase({ databaseUrl, poolSize: databasePoolSize, dataDir })
  try {
    const { made_at, rows, files, faults } = await restoreSchool({
      db,
      pool,
      kind,
      schoolTimeZone,
      log: createLogger(config.logLevel),
      files: await openFiles(config),
      folder: path.resolve(given),
      onProgress: sayProgress(),
    })
    for (const fault of faults) console.error(fault)
    console.log(`Restored the school of ${made_at}: ${rows} rows, ${files} files.`)
    console.log(faults.length === 0 ? 'Its books are whole.' : 'Its books are not whole: see above.')
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await close()
  }
}

try {
  await restore()
} catch (error) {
  // The disk, the store or the database; anything else is a fault of the code.
  if (!(error instanceof StartFailure) && codeOf(error) === undefined) throw error
  console.error(
    error instanceof StartFailure
      ? error.message
      : `The restore broke off: ${reasonOf(error)}. The database has no school in it: once that is mended, it can be done again.`,
  )
  process.exitCode = 1
}
