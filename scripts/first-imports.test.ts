import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importsIn } from './boundaries.ts'

const repository = path.resolve(import.meta.dirname, '..')

/** What a process that only serves has no use for, megabytes each: imported where it is needed, by `await import`. */
const later = [
  'mediabunny',
  'temml',
  'markdown-it',
  'yauzl',
  'sharp',
  'hucre',
  'web-push',
  '@electric-sql/pglite',
  '@opentelemetry/sdk-trace',
  '@opentelemetry/exporter-trace-otlp-http',
]

interface Manifest {
  name: string
  exports: Record<string, string>
}

const packages = readdirSync(path.join(repository, 'packages')).map((folder) => {
  const text = readFileSync(path.join(repository, 'packages', folder, 'package.json'), 'utf8')
  return { folder: `packages/${folder}`, ...(JSON.parse(text) as Manifest) }
})

/** The file of an import, or undefined where it is no package of ours. */
function fileOf(target: string): string | undefined {
  if (/^(?:apps|packages)\//.test(target)) return target
  const own = packages.find(({ name }) => target === name || target.startsWith(`${name}/`))
  const place = own?.exports[`.${target.slice(own.name.length)}`]
  return own && place && path.posix.join(own.folder, place)
}

/** What is read before the first line of a file runs, each with the way to it. */
function readAtStart(first: string): Map<string, string> {
  const ways = new Map([[first, first]])
  const waiting = [first]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const atOnce = readFileSync(path.join(repository, file), 'utf8').replaceAll(/\bimport\('[^']+'\)/g, '')
    for (const { target, isTypeOnly } of importsIn(file, atOnce)) {
      const next = fileOf(target) ?? target
      if (isTypeOnly || ways.has(next)) continue
      ways.set(next, `${ways.get(file) ?? ''} > ${next}`)
      if (next.endsWith('.ts')) waiting.push(next)
    }
  }
  return ways
}

test('a server that starts reads nothing of what only authors, archives and pictures need', () => {
  const ways = readAtStart('apps/server/src/main.ts')
  expect(ways.size).toBeGreaterThan(500)
  expect([...ways.keys()]).toEqual(expect.arrayContaining(['fastify', 'packages/contract/src/index.ts']))
  const early = [...ways].filter(([name]) => later.some((one) => name === one || name.startsWith(`${one}/`)))
  expect(early.map(([, way]) => way)).toEqual([])
})
