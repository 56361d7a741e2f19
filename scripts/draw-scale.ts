/**
 * `npm run scale` writes the tables and charts of docs/scale.md from what was measured (scripts/scale.ts);
 * `npm run scale 300000` prints what so many students need.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { picturePath, scalePictures } from './scale-charts.ts'
import { purchaseTable, scalePath, sizesTable, withScaleTables } from './scale-document.ts'

const wanted = process.argv.slice(2).map(Number)
if (wanted.some((students) => !Number.isInteger(students) || students < 1)) {
  console.error('How many students is a whole number: npm run scale 300000')
  process.exit(2)
}
if (wanted.length > 0) {
  console.log(sizesTable(wanted))
  for (const students of wanted)
    console.log(`\nFor ${students.toLocaleString('en-US')}:\n\n${purchaseTable(students)}`)
} else {
  writeFileSync(scalePath, withScaleTables(readFileSync(scalePath, 'utf8')))
  for (const [name, draw] of Object.entries(scalePictures)) writeFileSync(picturePath(name), draw())
}
