/**
 * `npm run verify`: proves that a school's books are whole, by every row of them: balances, points of the leaderboard,
 * orders, streaks. Says in sentences what is not, and ends with 1 then. The embedded database has to be free: stop the
 * server first.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../apps/server/src/config/config.ts'
import { openDatabase } from '../apps/server/src/database/open-database.ts'
import { timeZoneReader } from '../apps/server/src/modules/base/school/index.ts'
import { StartFailure } from '../apps/server/src/errors/start-failure.ts'
import { countVerified, findSchoolFaults } from '../apps/server/src/verify/school-faults.ts'

async function verify(): Promise<number> {
  const { databaseUrl, databasePoolSize, dataDir, schoolTimeZone } = readConfig(
    process.env,
    path.resolve('.env'),
  )
  if (databaseUrl === undefined && !existsSync(dataDir))
    throw new StartFailure(`There is no school in ${dataDir}: set DATA_DIR or DATABASE_URL to one.`)
  const database = await openDatabase({ databaseUrl, poolSize: databasePoolSize, dataDir })
  const zone = timeZoneReader({
    db: database.db,
    configured: schoolTimeZone,
    clock: () => new Date(),
  })
  try {
    const faults = await findSchoolFaults(database.db, await zone())
    for (const fault of faults) console.error(fault)
    const { people, rows, orders, streaks } = await countVerified(database.db)
    const of = `${people} people, ${rows} rows of the ledger, ${orders} orders, ${streaks} streaks`
    console.log(faults.length === 0 ? `All is well: ${of}.` : `Something is wrong: ${of}.`)
    return faults.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await verify()
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exitCode = 1
}
