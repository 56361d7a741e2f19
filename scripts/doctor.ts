/**
 * `npm run doctor`: examines a set-up (settings, data folder, database, clock, S3, address, push keys, backup) and says in
 * a sentence each what is well and what has to be mended; ends with 1 where something has.
 */
import path from 'node:path'
import { examineSetup } from '../apps/server/src/doctor/examine-setup.ts'
import { reportOf } from '../apps/server/src/doctor/finding.ts'

const findings = await examineSetup(process.env, path.resolve('.env'), () => new Date())
console.log(reportOf(findings))
process.exitCode = findings.some(({ state }) => state === 'mend') ? 1 : 0
