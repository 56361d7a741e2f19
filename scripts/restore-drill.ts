/**
 * `npm run restore:drill -- FOLDER`: proves that a backup can be restored. It goes into a database and a folder of its own,
 * which are removed afterwards, and the books of what came back are verified; no school is touched. Ends with 1 where
 * something is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { restoreSchool } from '../apps/server/src/backup/restore-school.ts'
import { createLogger } from '../apps/server/src/log/logger.ts'
import { StartFailure, codeOf, reasonOf } from '../apps/server/src/errors/start-failure.ts'
import { readConfig } from '../apps/server/src/config/config.ts'
import { openDatabase } from '../apps/server/src/database/open-database.ts'
import { openFiles } from '../apps/server/src/start/open-files.ts'
import { countVerified } from '../apps/server/src/verify/school-faults.ts'
import { onlyParameter, sayProgress } from './backup-command.ts'

const usage = 'npm run restore:drill -- FOLDER'

async function drill(): Promise<number> {
  const given = onlyParameter(usage)
  if (given === undefined) throw new StartFailure(`Name the folder of the backup: ${usage}`)
  const { schoolTimeZone, logLevel } = readConfig(process.env, path.resolve('.env'))
  // On the disk, as a school is: in memory a large one would have no room.
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'qadam-drill-'))
  const begun = performance.now()
  try {
    const { db, pool, kind, close } = await openDatabase({ dataDir })
    try {
      const { made_at, rows, files, faults } = await restoreSchool({
        db,
        pool,
        kind,
        schoolTimeZone,
        log: createLogger(logLevel),
        files: await openFiles({ s3: undefined, dataDir }),
        folder: path.resolve(given),
        onProgress: sayProgress(),
      })
      for (const fault of faults) console.error(fault)
      const { people, rows: booked } = await countVerified(db)
      const seconds = Math.round((performance.now() - begun) / 1000)
      console.log(
        `The backup of ${made_at} came back in ${seconds} s: ${rows} rows, ${files} files, ${people} people, ${booked} rows of the ledger. ${faults.length === 0 ? 'All is well.' : 'Something is wrong, as said above.'}`,
      )
      return faults.length === 0 ? 0 : 1
    } finally {
      await close()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

try {
  process.exitCode = await drill()
} catch (error) {
  if (!(error instanceof StartFailure) && codeOf(error) === undefined) throw error
  console.error(error instanceof StartFailure ? error.message : `The drill broke off: ${reasonOf(error)}.`)
  process.exitCode = 1
}
