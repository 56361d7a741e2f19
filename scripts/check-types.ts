/**
 * Types alone: `npm run check:types`, of all projects or of those whose folders are named (`-- apps/server`). What has not
 * changed since the last time is not checked again, so that only the first time takes long.
 */
import { globSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { repository, runCheck } from './checks.ts'

const all = globSync('{apps/*,bench,demo,e2e,packages/*,scripts}/tsconfig.json', { cwd: repository })
  .map((file) => path.dirname(file).replaceAll('\\', '/'))
  .toSorted()
const named = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''))
const unknown = named.filter((folder) => !all.includes(folder))
if (unknown.length > 0) {
  console.error(`There is no project ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  process.exit(2)
}

const memory = path.join(repository, '.cache/types')
mkdirSync(memory, { recursive: true })
const waiting = named.length === 0 ? [...all] : [...new Set(named)]
let failed = 0

async function work(): Promise<void> {
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    const info = path.join(memory, `${folder.replaceAll('/', '-')}.tsbuildinfo`)
    const { isPassed, output } = await runCheck({
      name: folder,
      tool: 'tsc',
      parameters: ['-p', folder, '--incremental', '--tsBuildInfoFile', info],
    })
    console.log(`${isPassed ? 'ok    ' : 'FAILED'}  ${folder}`)
    if (!isPassed) console.log(output)
    failed += isPassed ? 0 : 1
  }
}

await Promise.all([work(), work()])
process.exitCode = failed === 0 ? 0 : 1
