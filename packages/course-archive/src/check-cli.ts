/** `npm run check:course -- FOLDER…` prints what is wrong in course archives, a line a fault, and ends with 1 if anything is. */
import { faultLine } from './fault.ts'
import { checkArchive } from './checker.ts'

const sources = process.argv.slice(2)
if (sources.length === 0) {
  console.error('Name one or more folders or zips of course archives.')
  process.exit(2)
}
let count = 0
for (const source of sources) {
  const faults = await checkArchive(source)
  count += faults.length
  if (sources.length > 1)
    console.log(`${source}: ${faults.length === 0 ? 'no faults' : `${faults.length} faults`}`)
  for (const fault of faults) console.log(faultLine(fault))
}
console.log(`${sources.length} checked, ${count} faults`)
process.exitCode = count > 0 ? 1 : 0
