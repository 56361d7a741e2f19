/**
 * `npm run student:export -- WHO FOLDER`: all that the school has of a student (an id, or the phone they sign in with), into
 * a new folder: their rows of every table, and their files. The embedded database has to be free: stop the server first.
 */
import path from 'node:path'
import { StartFailure, codeOf, reasonOf } from '../apps/server/src/errors/start-failure.ts'
import { exportStudent } from '../apps/server/src/privacy/export-student.ts'
import { openFiles } from '../apps/server/src/start/open-files.ts'
import { withSchool } from './with-school.ts'

async function run(): Promise<void> {
  const [who, folder, ...more] = process.argv.slice(2)
  if (who === undefined || folder === undefined || more.length > 0)
    throw new StartFailure('It is used so: npm run student:export -- WHO FOLDER')
  await withSchool(async ({ config, pool }) => {
    const files = await openFiles(config)
    const done = await exportStudent({ pool, files, who, folder: path.resolve(folder) })
    console.log(
      `Exported student ${done.personId} into ${folder}: ${done.rows} rows of ${done.tables} tables, ${done.files} files. It is the student’s: give it to nobody else.`,
    )
  })
}

try {
  await run()
} catch (error) {
  if (!(error instanceof StartFailure) && codeOf(error) === undefined) throw error
  console.error(error instanceof StartFailure ? error.message : `The export broke off: ${reasonOf(error)}.`)
  process.exitCode = 1
}
