/**
 * `npm run verify`: proves that a school's books are whole, by every row of them: balances, points of the leaderboard,
 * orders, streaks. Says in sentences what is not, and ends with 1 then. The embedded database has to be free: stop the
 * server first.
 */
import { timeZoneReader } from '../apps/server/src/modules/base/school/index.ts'
import { StartFailure } from '../apps/server/src/errors/start-failure.ts'
import { countVerified, findSchoolFaults } from '../apps/server/src/verify/school-faults.ts'
import { withSchool } from './with-school.ts'

try {
  process.exitCode = await withSchool(async ({ config, db }) => {
    const zone = timeZoneReader({ db, configured: config.schoolTimeZone, clock: () => new Date() })
    const faults = await findSchoolFaults(db, await zone())
    for (const fault of faults) console.error(fault)
    const { people, rows, orders, streaks } = await countVerified(db)
    const of = `${people} people, ${rows} rows of the ledger, ${orders} orders, ${streaks} streaks`
    console.log(faults.length === 0 ? `All is well: ${of}.` : `Something is wrong: ${of}.`)
    return faults.length === 0 ? 0 : 1
  })
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exitCode = 1
}
