/**
 * `npm run keys:renew`: gives the school another secret, as after a backup or the database got into foreign hands, or a
 * member of staff who could read them has left. The servers have to be stopped first.
 */
import { codeOf, reasonOf, StartFailure } from '../apps/server/src/errors/start-failure.ts'
import { renewSchoolKeys } from '../apps/server/src/modules/access/second-factor/index.ts'
import { withSchool } from './with-school.ts'

try {
  const { sealed, broken, without } = await withSchool(async ({ db }) => await renewSchoolKeys(db))
  console.log(
    `The school has another secret. ${sealed} second factors go on; the recovery codes of ${without} people have ended: they make new ones in the console (Account). Start the servers now.`,
  )
  if (broken.length > 0)
    console.log(
      `Of the people ${broken.join(', ')} the second factor opens by no key of this school: another admin takes it off (People, Staff).`,
    )
} catch (error) {
  if (!(error instanceof StartFailure) && codeOf(error) === undefined) throw error
  console.error(
    error instanceof StartFailure ? error.message : `The secret was not renewed: ${reasonOf(error)}.`,
  )
  process.exitCode = 1
}
