/** Writes who may do what to whom into docs/access.md, as the contract has it: `npm run access-table`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { accessPath, withAccessTables } from './access-table.ts'

writeFileSync(accessPath, withAccessTables(readFileSync(accessPath, 'utf8')))
