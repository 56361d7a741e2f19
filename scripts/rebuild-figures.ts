/**
 * `npm run figures`: recounts the school's figures of all days from its tables, as the owner's overview, the
 * courses and the reviewers' report show them. The embedded database has to be free: stop the server first.
 */
import { migrate } from '../apps/server/src/database/migrate.ts'
import { forgetRollups, keepRollups } from '../apps/server/src/modules/office/insight/index.ts'
import { timeZoneReader } from '../apps/server/src/modules/base/school/index.ts'
import { StartFailure } from '../apps/server/src/errors/start-failure.ts'
import { withSchool } from './with-school.ts'

try {
  await withSchool(async ({ config, db, pool }) => {
    const now = new Date()
    await migrate(pool)
    await forgetRollups(db)
    const zone = timeZoneReader({ db, configured: config.schoolTimeZone, clock: () => now })
    await keepRollups(db, { now, timeZone: await zone() })
    console.log('The figures of all days are counted.')
  })
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exitCode = 1
}
