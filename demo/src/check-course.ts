/**
 * `npm run check:course -- FOLDER…` prints what is wrong in course archives, a line a fault, and ends with 1 if anything
 * is. Programs are run: a solution passes its checks, and a starter does not.
 */
import { ArchiveError, checkArchive, faultLine, readArchive } from '@qadam/course-archive'
import { programFaults } from './program-faults.ts'
import { startPython } from './python-runner.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const sources = process.argv.slice(2)
if (sources.length === 0) {
  console.error('Name one or more folders or zips of course archives.')
  process.exit(2)
}
const python = await startPython()
let count = 0
for (const source of sources) {
  const faults = (await checkArchive(source)).map(faultLine)
  const archive = await readArchive(source).catch((error: unknown) => {
    // What can't be read was told above.
    if (error instanceof ArchiveError) return undefined
    throw error
  })
  if (archive) faults.push(...(await programFaults(archive, python)))
  count += faults.length
  if (sources.length > 1) say(`${source}: ${faults.length === 0 ? 'no faults' : `${faults.length} faults`}`)
  for (const fault of faults) say(fault)
}
say(`${sources.length} checked, ${count} faults`)
process.exitCode = count > 0 ? 1 : 0
