/**
 * `npm run torture -- [--minutes=10] [--seed=N] [--database=embedded|postgresql] [--plant=early|double|lost|each] [--beside[=COMMIT]]
 * [--faults=WORD,…]`: students, a teacher and the office at work over the wire, clients that vanish, servers and databases that are killed and frozen, by the
 * numbers of a seed; then a checker that knows only what was acknowledged. Ends with 1 where anything was lost or
 * doubled. `--plant` gives the servers a bug, to see that it is found: a commit that is acknowledged before it is made, a
 * purchase whose request is not remembered, a project that is not written; `each` plays the three one after the other and
 * ends with 1 unless each was found. `--beside` puts a server of the release before (the commit at which
 * packages/contract/released.txt was written last, or another one) beside one of today, as while servers are updated.
 * `--faults` deals only the faults whose name has one of the words, as disk,clock,cut.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { check } from './check.ts'
import { faultsNamed, torment } from './faults.ts'
import { beOffice } from './office.ts'
import { beStudent, beTeacher } from './people.ts'
import { seeded } from './random.ts'
import { layRelease } from './release.ts'
import { fillSchool } from './school.ts'
import { nothingYet } from './stage.ts'
import { type Kind, Stand } from './stand.ts'
import { Wire } from './wire.ts'

const kinds = ['embedded', 'postgresql'] as const
const plants = ['early', 'double', 'lost'] as const
/** Of the students so many are at work at a time. */
const atOnce = 24

const { values } = parseArgs({
  // `--beside` alone, too.
  args: process.argv.slice(2).map((one) => (one === '--beside' ? '--beside=' : one)),
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string' },
    plant: { type: 'string' },
    beside: { type: 'string' },
    faults: { type: 'string', default: '' },
  },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed)
const played = values.plant === 'each' ? plants : plants.filter((one) => one === values.plant)
const { database = values.beside === undefined ? undefined : 'postgresql' } = values
const dealt = faultsNamed(values.faults.split(','))
const wanted = kinds.filter((kind) => database === undefined || database === kind)
if (
  !(minutes > 0) ||
  !Number.isSafeInteger(seed) ||
  wanted.length === 0 ||
  (values.plant !== undefined && played.length === 0) ||
  dealt.length === 0
) {
  console.error(
    '--minutes is a number above 0, --seed a whole number, --database embedded or postgresql, --plant early, double, lost or each, --faults words of their names, with commas between.',
  )
  process.exit(2)
}

console.log(`Seed ${seed}: ${minutes} minutes in all.`)
const share_ms = (minutes * 60_000) / (wanted.length * Math.max(1, played.length))
if (values.plant === 'each') {
  const missed: string[] = []
  for (const kind of wanted)
    for (const plant of plants) {
      console.log(`Planted: ${plant}.`)
      if ((await torture(kind, share_ms, plant)) === 0) missed.push(`${plant} on ${kind}`)
    }
  console.log(missed.length === 0 ? 'Each planted bug was found.' : `NOT FOUND: ${missed.join(', ')}.`)
  process.exitCode = missed.length === 0 ? 0 : 1
} else {
  let faultCount = 0
  for (const kind of wanted) faultCount += await torture(kind, share_ms, played[0])
  process.exitCode = faultCount === 0 ? 0 : 1
}

/** @returns how many faults were found */
async function torture(kind: Kind, duration_ms: number, plant?: (typeof plants)[number]): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-torture-'))
  const planted = plant && path.join(import.meta.dirname, `plants/${plant}.ts`)
  const previous = values.beside === undefined ? undefined : layRelease(values.beside, folder)
  const stand = await Stand.prepare(kind, folder, { plant: planted, previous })
  try {
    await stand.startServers()
    // Another release that stopped now would not start again.
    if (previous === undefined) await stand.endServers()
    const school = await fillSchool(stand, seeded(seed))
    if (previous === undefined) await stand.startServers()

    const until = Date.now() + duration_ms
    const isOver = () => Date.now() > until
    const wire = new Wire(() => stand.addresses, seeded(seed + 1))
    const said = nothingYet()
    const stage = { wire, school, said, isOver, random: seeded(seed + 2) }
    const waiting = school.students.values()
    const shift_ms = duration_ms / Math.ceil(school.students.length / atOnce)
    const desk = async () => {
      for (const student of waiting) {
        const ends = Math.min(until, Date.now() + shift_ms)
        await beStudent({ ...stage, isOver: () => Date.now() > ends }, student)
      }
    }
    const people = Promise.all([beTeacher(stage), beOffice(stage), ...Array.from({ length: atOnce }, desk)])
    const report = (line: string) =>
      console.log(`  ${((Date.now() - until + duration_ms) / 1000).toFixed(0)} s: ${line}`)
    const counts = await torment(stand, dealt, seeded(seed + 3), isOver, report)
    await people
    await stand.endServers()

    const { faults, proven } = await check(stand, school, said)
    const { sent, vanished, refused, failed } = wire.counts
    console.log(`${kind}: ${[...counts].map(([name, count]) => `${name} ${count} x`).join(', ')}.`)
    console.log(
      `  ${sent} requests; ${vanished} clients vanished, ${failed} got no reply, ${refused} were asked to come back.`,
    )
    console.log(`  Acknowledged: ${proven}.`)
    const all = [...new Set(wire.counts.faults), ...new Set(said.surprises), ...faults]
    console.log(all.length === 0 ? '  Nothing was lost or doubled.' : `  FAULTS:\n    ${all.join('\n    ')}`)
    return all.length
  } finally {
    await stand.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
