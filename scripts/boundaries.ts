import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { arrowOf, featureGraphs, isDeclared } from './feature-graph.ts'
import type { SourceImport } from './source-import.ts'

export interface Boundary {
  rule: string
  instead: string
  isBroken: (found: SourceImport) => boolean
}

const inside = (name: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => name.startsWith(`${folder}/`))
const isPackage = (target: string, name: string): boolean => target === name || target.startsWith(`${name}/`)
const isTest = (file: string): boolean => file.includes('.test.')

const moduleOf = (name: string): string | undefined =>
  /^apps\/server\/src\/modules\/([^/]+\/[^/]+)\//.exec(name)?.[1]
const appOf = (name: string): string | undefined => /^apps\/([^/]+)\//.exec(name)?.[1]

/**
 * The server's rooms, lowest first: an import stays on its step or goes down. What is not listed (config, background,
 * start, main.ts) is on top of all.
 */
const serverRooms: readonly (readonly string[])[] = [
  ['i18n', 'threads', 'log', 'json', 'time', 'errors', 'tracing'],
  ['database', 'files', 'sandbox', 'outgoing'],
  ['live', 'jobs'],
  ['actions'],
  ['modules'],
  ['registry', 'measures'],
  ['http'],
]
/** The groups of the server's modules, which are floors too: each stands on those before it. */
export const moduleGroups = [
  'base',
  'messages',
  'rewards',
  'access',
  'money',
  'learning',
  'content',
  'office',
] as const
const floorOf = (name: string): number =>
  moduleGroups.findIndex((group) => inside(name, `apps/server/src/modules/${group}`))

const serverRoomOf = (name: string): string | undefined => /^apps\/server\/src\/([^/]+)/.exec(name)?.[1]
const stepOf = (room: string): number => {
  const step = serverRooms.findIndex((rooms) => rooms.includes(room))
  return step === -1 ? serverRooms.length : step
}

/** In a web app imports run from each of these only to those before it. */
const layers = ['platform', 'features', 'routes', 'app']
const layerOf = (name: string): number =>
  layers.indexOf(/^apps\/(?:student|staff)\/src\/([^/]+)\//.exec(name)?.[1] ?? '')

/** Of a server module's files the ones that only decide: no store, no action, nothing that leaves. */
const isRules = (file: string): boolean =>
  moduleOf(file) !== undefined && !/(?:-store|-actions|-staff|index)\.ts$/.test(file) && !isTest(file)

const inputAndOutput = [
  'node:fs',
  'node:net',
  'node:http',
  'node:https',
  'node:child_process',
  'node:dns',
  'fastify',
  'pg',
]

export const boundaries: readonly Boundary[] = [
  {
    rule: 'server modules meet only through index.ts',
    instead: 'export the name from that module’s index.ts and import it from there',
    isBroken: ({ file, target }) =>
      moduleOf(file) !== undefined &&
      moduleOf(target) !== undefined &&
      moduleOf(file) !== moduleOf(target) &&
      !/\/modules\/[^/]+\/[^/]+\/index\.ts$/.test(target),
  },
  {
    rule: 'imports of the server run downwards: http -> registry -> modules -> actions -> what they stand on',
    instead: 'move the code down to the room of its users, or pass it in from above',
    isBroken: ({ file, target }) => {
      const from = serverRoomOf(file)
      const to = serverRoomOf(target)
      return from !== undefined && to !== undefined && !isTest(file) && stepOf(to) > stepOf(from)
    },
  },
  {
    rule: 'groups of modules are floors: base, messages, rewards, access, money, learning, content, office',
    instead: 'move what is needed down to the group it belongs to (what all know of a person: people)',
    isBroken: ({ file, target }) => !isTest(file) && floorOf(file) !== -1 && floorOf(target) > floorOf(file),
  },
  {
    rule: 'http knows modules only through the registry',
    instead: 'let registry/http-ports.ts name it, or serve it as an action',
    isBroken: ({ file, target }) =>
      inside(file, 'apps/server/src/http') && !isTest(file) && moduleOf(target) !== undefined,
  },
  {
    rule: 'only stores touch the database',
    instead: 'move the SQL into the module’s *-store.ts and give the rule what it needs as arguments',
    isBroken: ({ file, target, isTypeOnly }) =>
      !isTypeOnly &&
      moduleOf(file) !== undefined &&
      !file.endsWith('-store.ts') &&
      !isTest(file) &&
      (isPackage(target, 'kysely') || isPackage(target, 'pg')),
  },
  {
    rule: 'rules import no input or output',
    instead: 'do it in the action (or the store) and pass the result in as an argument',
    isBroken: ({ file, target, isTypeOnly }) =>
      !isTypeOnly && isRules(file) && inputAndOutput.some((name) => isPackage(target, name)),
  },
  {
    rule: 'the contract imports nothing but zod',
    instead: 'keep the contract free of code that does something; put it where it is used',
    isBroken: ({ file, target }) =>
      inside(file, 'packages/contract/src') &&
      !isTest(file) &&
      !inside(target, 'packages/contract/src') &&
      !isPackage(target, 'zod'),
  },
  {
    rule: 'apps never import each other',
    instead: 'move what both need into a package, or say it in the contract',
    isBroken: ({ file, target }) =>
      appOf(file) !== undefined &&
      ((appOf(target) !== undefined && appOf(file) !== appOf(target)) ||
        /^@qadam\/(?:server|student|staff)\b/.test(target)),
  },
  {
    rule: 'packages import no app',
    instead: 'pass in what the package needs as arguments or props',
    isBroken: ({ file, target }) =>
      inside(file, 'packages') &&
      (inside(target, 'apps') || /^@qadam\/(?:server|student|staff)\b/.test(target)),
  },
  {
    rule: 'ui and code-lab know no school',
    instead: 'take plain props; the app translates between the contract and the component',
    isBroken: ({ file, target }) =>
      inside(file, 'packages/ui/src', 'packages/code-lab/src') &&
      (isPackage(target, '@qadam/contract') || inside(target, 'packages/contract')),
  },
  {
    rule: 'imports of a web app run platform -> features -> routes -> app',
    instead: 'move the code down to the layer of its users, or pass it in from above',
    isBroken: ({ file, target }) => layerOf(file) >= 0 && layerOf(target) > layerOf(file),
  },
  {
    rule: 'features of an app import each other only along the declared graph',
    instead:
      'let the route compose them, move the code to the feature it belongs to, or declare the arrow in scripts/feature-graph.ts',
    isBroken: (found) => {
      const arrow = arrowOf(found)
      return arrow !== undefined && !isDeclared(arrow, featureGraphs[arrow.app])
    },
  },
]

/** Every import of every source file under `folders`. */
export function listImports(repository: string, folders: readonly string[]): SourceImport[] {
  return folders
    .flatMap((folder) => sourceFiles(repository, folder))
    .flatMap((file) => importsOf(repository, file))
}

/** The TypeScript files of a folder, from the checkout’s folder. */
export function sourceFiles(repository: string, folder: string): string[] {
  return readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) ? [] : sourceFiles(repository, name)
    return /\.tsx?$/.test(entry.name) ? [name] : []
  })
}

const importStatement =
  /^[ \t]*(?:import|export)\s+(?<type>type\s)?(?<names>[^'"`;]*?\sfrom\s+)?'(?<source>[^']+)'|import\('(?<lazy>[^']+)'\)/gm

/** Exported for its test. */
export function importsIn(file: string, text: string): SourceImport[] {
  return [...text.matchAll(importStatement)].map(({ groups = {} }) => {
    const source = groups['source'] ?? groups['lazy'] ?? ''
    return {
      file,
      target: source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source) : source,
      isTypeOnly: groups['type'] !== undefined || onlyTypes(groups['names']),
    }
  })
}

/** `{ type A, type B } from`, as against one that brings a value. */
function onlyTypes(names: string | undefined): boolean {
  const listed = /^\{(?<list>[^}]*)\}\s*from\s*$/.exec(names ?? '')?.groups?.['list']
  const parts =
    listed
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '') ?? []
  return parts.length > 0 && parts.every((name) => name.startsWith('type '))
}

function importsOf(repository: string, file: string): SourceImport[] {
  return importsIn(file, readFileSync(path.join(repository, file), 'utf8'))
}
