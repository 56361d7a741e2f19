/** Writes packages/contract/released.txt, what the apps of this release read and send: `npm run contract`, at a release. */
import { writeFileSync } from 'node:fs'
import { contractPlaces, releasedPath, writeReleased } from './contract-places.ts'

const { calls, replies } = contractPlaces()
writeFileSync(releasedPath, writeReleased({ calls, replies }))
console.log(`${Object.keys(calls).length} places of calls, ${Object.keys(replies).length} of replies.`)
