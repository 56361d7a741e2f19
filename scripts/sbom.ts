/**
 * `npm run sbom -- FILE`: a bill of what a school that runs this version runs (CycloneDX), by the lockfile alone; for a
 * release, beside its archive.
 */
import { writeFileSync } from 'node:fs'
import { billOfMaterials } from './bill-of-materials.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Name the file: npm run sbom -- qadam.cdx.json')
  process.exitCode = 1
} else {
  const bill = billOfMaterials()
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`Wrote ${bill.components.length} packages into ${file}`)
}
