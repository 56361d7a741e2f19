/**
 * `npm run bench -- --compare=COMMIT [names]`: what actions cost in processor time on the embedded database, of that
 * commit and of what lies here, five rounds each in turns on the same machine, and what moved beyond the noise. The commit
 * is checked out beside, on the packages that are installed here.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { sendCalls, type Call } from './load.ts'
import { costsOf } from './process-costs.ts'
import { repository, run, type Served } from './processes.ts'
import { judge, summarise, type Summary } from './samples.ts'
import { fillSchool } from './school.ts'
import { askingNothing, workloads, type Workload } from './workloads.ts'

const rounds = 5
/** Of a round; those of the first warm up. */
const requests = 1200

export interface Compared {
  name: string
  unit: string
  before: Summary
  after: Summary
  moved: ReturnType<typeof judge>
}

interface Side {
  server: Served
  callsOf: (workload: Workload) => Promise<Call[]>
}

/** @returns each action's processor time and bytes, before and after; @throws Error where there is no such commit */
export async function compareWith(
  commit: string,
  folder: string,
  names: readonly string[],
): Promise<Compared[]> {
  const checkout = path.join(folder, 'before')
  const hash = findCommit(commit)
  git('worktree', 'add', '--detach', checkout, hash)
  try {
    if (git('diff', '--name-only', hash, '--', 'package-lock.json') !== '')
      console.log('The packages of that commit differ from those installed here, which both run on.')
    linkPackages(checkout)
    const [before, after] = [
      await serveSchool(checkout, path.join(folder, 'school-before')),
      await serveSchool(repository, path.join(folder, 'school-after')),
    ]
    try {
      const compared: Compared[] = []
      for (const workload of chosenOf(names)) compared.push(...(await compareOne(workload, before, after)))
      return compared
    } finally {
      await Promise.all([before.server.stop(), after.server.stop()])
    }
  } finally {
    git('worktree', 'remove', '--force', checkout)
  }
}

/** A name is a workload's, or that of a student's action that is asked for nothing. */
function chosenOf(names: readonly string[]): Workload[] {
  // The queue of ten thousand takes longer to fill than all else together.
  if (names.length === 0) return workloads.filter(({ name }) => !name.startsWith('review_queue'))
  return names.flatMap((name) => {
    const known = workloads.filter((one) => one.name.startsWith(name))
    return known.length > 0 ? known : [askingNothing(name)]
  })
}

function findCommit(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch (error) {
    throw new Error(`There is no commit ${name} here`, { cause: error })
  }
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: repository, encoding: 'utf8' }).trim()
}

/** All packages of here but the workspaces, which are the checkout's own. */
function linkPackages(checkout: string): void {
  const here = path.join(repository, 'node_modules')
  const there = path.join(checkout, 'node_modules')
  mkdirSync(path.join(there, '@qadam'), { recursive: true })
  for (const name of readdirSync(here))
    if (name !== '@qadam' && !name.startsWith('.')) symlinkSync(path.join(here, name), path.join(there, name))
  // Links into the checkout they stand in, as npm made them.
  for (const name of readdirSync(path.join(here, '@qadam')))
    symlinkSync(readlinkSync(path.join(here, '@qadam', name)), path.join(there, '@qadam', name))
}

async function serveSchool(root: string, dataDir: string): Promise<Side> {
  const empty = await run('apps/server/src/main.ts', { DATA_DIR: dataDir }, { root })
  await empty.stop()
  const school = await fillSchool(dataDir, undefined)
  const server = await run('apps/server/src/main.ts', { DATA_DIR: dataDir }, { root })
  return { server, callsOf: async (workload) => await workload.calls(school, server.url) }
}

async function compareOne(workload: Workload, before: Side, after: Side): Promise<Compared[]> {
  const sides = await Promise.all(
    [before, after].map(async ({ server, callsOf }) => {
      const calls = await callsOf(workload)
      return { server, calls, cpu_ms: [] as number[], bytes: [] as number[] }
    }),
  )
  const sent = workload.repeats
    ? requests
    : Math.floor(Math.min(...sides.map(({ calls }) => calls.length)) / (rounds + 1))
  for (let round = 0; round <= rounds; round += 1)
    // Who is first changes: what the machine does beside falls on both.
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const calls = workload.repeats ? side.calls : side.calls.slice(round * sent, (round + 1) * sent)
      const begun_ms = costsOf(side.server.pid).cpu_ms
      const { bytes } = await sendCalls(side.server.url, calls, { amount: sent })
      if (round === 0) continue
      side.cpu_ms.push((costsOf(side.server.pid).cpu_ms - begun_ms) / sent)
      side.bytes.push(bytes)
    }
  const [old, now] = sides
  if (!old || !now) throw new Error('there are two sides')
  const compare = (unit: string, of: readonly number[], to: readonly number[]): Compared => ({
    name: workload.name,
    unit,
    before: summarise(of),
    after: summarise(to),
    moved: judge(of, to),
  })
  return [compare('CPU ms', old.cpu_ms, now.cpu_ms), compare('bytes', old.bytes, now.bytes)]
}

/** A line a figure. */
export function tellCompared({ name, unit, before, after, moved }: Compared): string {
  const digits = unit === 'bytes' ? 0 : 2
  const text = ({ median, least, most }: Summary) =>
    `${median.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`
  const percent = ((after.median / before.median - 1) * 100).toFixed(0)
  const verdict =
    moved === 'same' ? 'within the noise' : `${moved.toUpperCase()} by ${percent.replace('-', '')} %`
  return `${name}, ${unit} a request: ${text(before)} before, ${text(after)} now: ${verdict}`
}
