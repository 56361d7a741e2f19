/**
 * `npm run bench`: requests a second of the school's actions at 16 connections, each beside the least that a request
 * to the same database can cost, measured in the same run; how soon Python prints, beside a bare one, and
 * how soon it stops; how soon a key press is seen in a web project's preview; when a slow phone shows a course. Ratios, since machines differ and are noisy.
 * `npm run bench cpu` prints what the actions cost in processor time on PostgreSQL, `npm run bench memory` how much
 * memory the processes take, `npm run bench leaderboard_growth` how the leaderboard grows from a thousand to a million,
 * `npm run bench growth [sizes]` how everything does that students and staff open, `npm run bench event_loop` how long
 * the largest and most hostile requests hold the server's event loop, `npm run bench overload [seconds] [kind]` what twice
 * the requests that the school can answer get, `npm run bench rolling [rounds]` whether a restart of one server after the
 * other is noticed, `npm run bench day` what a school day of one student costs, `npm run bench streams` what an open event
 * stream takes, `npm run bench recall` what a year of recalling brings simulated students, `npm run bench recall_lists`
 * how soon each of 1,000 students with 2,000 cards has the list of a sitting.
 * `npm run bench -- --compare=COMMIT` measures that commit and this one in turns. What was measured is kept in
 * `bench/results`, on a page with a chart a figure.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { measureCosts, measureMemory } from './closed-loop.ts'
import { compareWith, tellCompared } from './compare.ts'
import { measureEventLoop } from './event-loop.ts'
import { measureEventStreams } from './event-streams.ts'
import { measureFirstSight } from './first-sight.ts'
import { measureLeaderboardGrowth } from './leaderboard-growth.ts'
import { measureGrowth } from './growth.ts'
import { measureInTurns, sendAll, type Speed } from './load.ts'
import { measureRecallLists } from './recall-lists.ts'
import { measureRecall } from './recall.ts'
import { measureSchoolDay } from './school-day.ts'
import { measureOverload } from './overload.ts'
import { measureRolling } from './rolling.ts'
import { run, type Served } from './processes.ts'
import { Results } from './results.ts'
import { summarise } from './samples.ts'
import { measurePythonStart } from './python-start.ts'
import { measurePythonStop } from './python-stop.ts'
import { fillSchool, type BenchSchool } from './school.ts'
import { measureWebPreview } from './web-preview.ts'
import { handIns, workloads, type Workload } from './workloads.ts'

const given = process.argv.slice(2)
const wanted = given.filter((one) => !one.startsWith('--'))
const compared = given.flatMap((one) => /^--compare=(.+)$/.exec(one)?.[1] ?? [])[0]
const results = new Results()
const chosen = workloads.filter(
  ({ name }) => wanted.length === 0 || wanted.some((one) => name.startsWith(one)),
)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((one) => name.startsWith(one))
/** Measured in a browser: each gives what it found, in words. */
const inBrowser: Readonly<Record<string, (server: Served) => Promise<string>>> = {
  python_start: tellPythonStart,
  python_stop: tellPythonStop,
  web_preview: tellWebPreview,
  first_sight: tellFirstSight,
}
/** Each in a school of its own on PostgreSQL: chosen by name only. */
const onPostgresql: Readonly<Record<string, (dataDir: string) => Promise<void>>> = {
  day: measureSchoolDay,
  cpu: async (dataDir) => await measureCosts(dataDir, wanted.slice(1)),
  growth: async (dataDir) => await measureGrowth(dataDir, wanted.slice(1)),
  leaderboard_growth: measureLeaderboardGrowth,
  memory: measureMemory,
  recall_lists: measureRecallLists,
  overload: async (dataDir) => await measureOverload(dataDir, wanted.slice(1)),
  rolling: async (dataDir) => await measureRolling(dataDir, wanted.slice(1)),
  streams: measureEventStreams,
}
if (wanted[0] === 'event_loop') process.exit(measureEventLoop() ? 0 : 1)
if (wanted[0] === 'recall') process.exit(measureRecall() ? 0 : 1)
const chosenOnPostgresql = onPostgresql[wanted[0] ?? '']
const chosenInBrowser = Object.entries(inBrowser).filter(([name]) => isWanted(name))
if (compared === undefined && !chosenOnPostgresql && chosen.length === 0 && chosenInBrowser.length === 0) {
  const names = [
    ...workloads.map(({ name }) => name),
    ...Object.keys(inBrowser),
    ...Object.keys(onPostgresql),
    'event_loop',
    'recall',
  ]
  console.error(`There is no such benchmark. There are: ${names.join(', ')}.`)
  process.exit(2)
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-bench-'))
try {
  const dataDir = path.join(folder, 'school')
  console.log('Preparing a school …')
  if (compared !== undefined)
    for (const figure of await compareWith(compared, folder, wanted)) console.log(tellCompared(figure))
  else if (chosenOnPostgresql) await chosenOnPostgresql(dataDir)
  else await measureHere(dataDir)
  const page = results.write(new Date())
  if (page !== undefined) console.log(`Beside the runs before it in ${page}.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureHere(dataDir: string): Promise<void> {
  const empty = await run('apps/server/src/main.ts', { DATA_DIR: dataDir })
  await empty.stop()
  for (const [name, measure] of chosenInBrowser) await measureInBrowser(name, measure, dataDir)
  if (chosen.length > 0) await measureActions(dataDir)
}

async function measureInBrowser(
  name: string,
  measure: (server: Served) => Promise<string>,
  dataDir: string,
): Promise<void> {
  const server = await run('apps/server/src/main.ts', { DATA_DIR: dataDir })
  try {
    console.log(`${name}: ${await measure(server)}`)
  } finally {
    await server.stop()
  }
}

async function tellFirstSight(server: Served): Promise<string> {
  const { cold_ms, warm_ms } = await measureFirstSight(server)
  results.add('first_sight, cold', 'ms', [cold_ms])
  results.add('first_sight, warm', 'ms', [warm_ms])
  return `a slow phone shows the largest part of a course after ${cold_ms} ms, and after ${warm_ms} ms where it has been before`
}

async function tellPythonStart(server: Served): Promise<string> {
  const { ours_ms, bare_ms } = await measurePythonStart(server, folder)
  const ratio = ours_ms / bare_ms
  results.add('python_start', 'of bare Pyodide', [ratio])
  return (
    `${ours_ms} ms to the first print; bare Pyodide: ${bare_ms} ms; ` +
    `ratio ${ratio.toFixed(2)}, bar 0.4: ${ratio <= 0.4 ? 'holds' : 'MISSED'}`
  )
}

async function tellPythonStop(server: Served): Promise<string> {
  const { heeding_ms, deaf_ms } = await measurePythonStop(server)
  const longest_ms = Math.max(...heeding_ms, ...deaf_ms)
  results.add('python_stop', 'ms', [...heeding_ms, ...deaf_ms])
  return (
    `${Math.max(...heeding_ms)} ms at most to stop an endless loop, ${Math.max(...deaf_ms)} ms one that will not listen; ` +
    `bar 300 ms: ${longest_ms <= 300 ? 'holds' : 'MISSED'}`
  )
}

async function tellWebPreview(server: Served): Promise<string> {
  const { ours_ms, ours_p90_ms, bare_ms } = await measureWebPreview(server)
  results.add('web_preview', 'ms', [ours_ms])
  return (
    `${ours_ms} ms (p90 ${ours_p90_ms} ms) from a key to the preview of 20 JSX files; ` +
    `bare srcdoc: ${bare_ms} ms; ratio ${(ours_ms / bare_ms).toFixed(2)}, ` +
    `bar 150 ms: ${ours_ms <= 150 ? 'holds' : 'MISSED'}`
  )
}

async function measureActions(dataDir: string): Promise<void> {
  const school = await fillSchool(dataDir, undefined)
  const bareDir = path.join(folder, 'bare')
  cpSync(dataDir, bareDir, { recursive: true })

  const bare = await run('bench/yardstick-server.ts', { DATA_DIR: bareDir })
  const server = await run('apps/server/src/main.ts', { DATA_DIR: dataDir })
  try {
    const idle = server.memory()
    for (const workload of chosen) await measureOne(workload, school, server, bare)
    console.log(`Server's memory: ${idle} MB at first, ${server.memory()} MB after the load.`)
  } finally {
    await Promise.all([server.stop(), bare.stop()])
  }
}

async function measureOne(
  workload: Workload,
  school: BenchSchool,
  server: Served,
  bare: Served,
): Promise<void> {
  if (workload.name.startsWith('review_queue')) {
    console.log('Handing in 10,000 texts …')
    await sendAll(server.url, handIns(school))
  }
  const [yardstick, speed] = await measureInTurns(
    { url: bare.url, calls: bareCalls(workload.yardstick, school), repeats: true },
    { url: server.url, calls: await workload.calls(school, server.url), repeats: workload.repeats },
  )
  const ratios = speed.map(({ perSecond }, round) => perSecond / (yardstick[round]?.perSecond ?? Number.NaN))
  const { median, least, most } = summarise(ratios)
  const mark = median >= workload.bar ? 'holds' : 'MISSED'
  console.log(
    `${workload.name}: ${speedText(speed)}; bare ${workload.yardstick}: ${speedText(yardstick)}; ` +
      `ratio ${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)}), bar ${workload.bar}: ${mark}`,
  )
  results.add(workload.name, `of a bare ${workload.yardstick}'s requests a second`, ratios)
}

function bareCalls(kind: 'read' | 'write', { students }: BenchSchool) {
  return students.map(({ id }) =>
    kind === 'read'
      ? { path: '/read', body: { id } }
      : { path: '/write', body: { person_id: id, question_id: 1 } },
  )
}

/** The middle of the rounds. */
function speedText(speeds: readonly Speed[]): string {
  const middle = (name: keyof Speed) => summarise(speeds.map((speed) => speed[name])).median
  return `${Math.round(middle('perSecond'))}/s, p50 ${middle('p50_ms')} ms, p99 ${middle('p99_ms')} ms`
}
