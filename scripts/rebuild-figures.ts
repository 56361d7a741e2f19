/**
 * `npm run figures`: recounts the school's figures of all days from its tables, as the owner's overview, the
 * courses and the reviewers' report show them. The embedded database has to be free: stop the server first.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../apps/server/src/config/config.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { openDatabase } from '../apps/server/src/database/open-database.ts'
import { forgetRollups, keepRollups } from '../apps/server/src/modules/office/insight/index.ts'
import { timeZoneReader } from '../apps/server/src/modules/base/school/index.ts'
import { StartFailure } from '../apps/server/src/errors/start-failure.ts'

async function rebuildFigures(): Promise<void> {
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
    await migrate(database.pool)
    await forgetRollups(database.db)
    await keepRollups(database.db, { now: new Date(), timeZone: await zone() })
    console.log('The figures of all days are counted.')
  } finally {
    await database.close()
  }
}

try {
  await rebuildFigures()
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exitCode = 1
}
